import { feedPath, JobBoardBody, type Message } from '@porao/contracts';
import { textOf } from '@porao/contracts/messages';
import { html } from 'hono/html';
import type { z } from 'zod';
import type { Db } from '../../kit/database/open.ts';
import type { Language } from '../../kit/failure.ts';
import type { Services } from '../../kit/services.ts';
import { money } from '../charges/index.ts';
import { readCards, searchBoard } from '../jobs/index.ts';
import { boardOf, listOfProfile, type SearchRow } from './saved-searches.repository.ts';

/** Jobs of a feed, the newest. */
const feedSize = 50;

interface Feed extends Pick<Services, 'db' | 'lookups' | 'siteUrl'> {
  readonly language: Language;
}

interface Source {
  readonly jobs: readonly number[];
  readonly title: Message;
  /** Path of the feed. */
  readonly path: string;
  /** Of a feed without jobs. */
  readonly updated: Date;
}

/** Open jobs as an Atom feed (RFC 4287), as a guest sees them on the board. */
async function feedOf(source: Source, { db, lookups, siteUrl, language }: Feed): Promise<string> {
  const cards = await readCards({ db, lookups }, source.jobs, null);
  const self = siteUrl + source.path;
  const entries = cards.map((card) => {
    const place = [card.location?.location_name, card.city?.city_name].filter((name) => name).join(', ');
    const params = { class: card.iclass.class_name, place, amount: money(card.actual_salary, language) };
    const summary = card.subjects.map(({ subject_name }) => subject_name).join(', ');
    const page = `${siteUrl}/job-details/${card.id}`;
    return html`<entry><id>${page}</id><title>${textOf({ key: 'search.feedEntry', params }, language)}</title><link href="${page}"/><updated>${card.created_at}</updated><summary>${summary}</summary></entry>`;
  });
  const updated = cards[0]?.created_at ?? source.updated.toISOString();
  const title = textOf(source.title, language);
  const feed = html`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><id>${self}</id><title>${title}</title><updated>${updated}</updated><author><name>Porao</name></author><link rel="self" href="${self}"/><link href="${siteUrl}/job-board"/>${entries}</feed>`;
  return `<?xml version="1.0" encoding="utf-8"?>\n${await feed}\n`;
}

type Board = z.output<typeof JobBoardBody>;
const jobsOf = async (db: Db, board: Board) => (await searchBoard(db, board, feedSize)).ids;

/** The newest jobs of a saved search. */
export async function searchFeed(search: SearchRow, feed: Feed): Promise<string> {
  const { db } = feed;
  const { id, name, feed_key, created_at, from_profile, tutor_id } = search;
  const jobs =
    from_profile && tutor_id !== null
      ? await listOfProfile(db, tutor_id, feedSize)
      : await jobsOf(db, JobBoardBody.parse(boardOf(search)));
  const path = `/api/saved-searches/${id}/feed/${feed_key}`;
  const title = { key: 'search.feedTitle', params: { name } } as const;
  return feedOf({ jobs, title, path, updated: created_at }, feed);
}

/** The newest jobs of a board. */
export async function boardFeed(board: Board, feed: Feed): Promise<string> {
  const jobs = await jobsOf(feed.db, board);
  return feedOf({ jobs, title: 'search.boardFeed', path: feedPath(board), updated: new Date() }, feed);
}
