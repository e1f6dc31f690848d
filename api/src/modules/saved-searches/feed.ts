import { JobBoardBody } from '@porao/contracts';
import { textOf } from '@porao/contracts/messages';
import { html } from 'hono/html';
import type { Db } from '../../kit/database/open.ts';
import type { Language } from '../../kit/failure.ts';
import { money } from '../charges/index.ts';
import { readCards, searchBoard } from '../jobs/index.ts';
import { boardOf, listOfProfile, type SearchRow } from './saved-searches.repository.ts';

/** Jobs of a feed, the newest. */
const feedSize = 50;

async function jobsOf(db: Db, search: SearchRow): Promise<readonly number[]> {
  const board = boardOf(search);
  if (!board) return listOfProfile(db, search.tutor_id, feedSize);
  return (await searchBoard(db, JobBoardBody.parse(board), feedSize)).ids;
}

interface Site {
  readonly siteUrl: string;
  readonly language: Language;
}

/** The newest open jobs of a search as an Atom feed (RFC 4287), as a guest sees them on the board. */
export async function feedOf(db: Db, search: SearchRow, { siteUrl, language }: Site): Promise<string> {
  const cards = await readCards(db, await jobsOf(db, search), null);
  const self = `${siteUrl}/api/saved-searches/${search.id}/feed/${search.feed_key}`;
  const entries = cards.map((card) => {
    const place = [card.location?.location_name, card.city?.city_name].filter((name) => name).join(', ');
    const params = { class: card.iclass.class_name, place, amount: money(card.actual_salary, language) };
    const summary = card.subjects.map(({ subject_name }) => subject_name).join(', ');
    const page = `${siteUrl}/job-details/${card.id}`;
    return html`<entry><id>${page}</id><title>${textOf({ key: 'search.feedEntry', params }, language)}</title><link href="${page}"/><updated>${card.created_at}</updated><summary>${summary}</summary></entry>`;
  });
  const updated = cards[0]?.created_at ?? search.created_at.toISOString();
  const title = textOf({ key: 'search.feedTitle', params: { name: search.name } }, language);
  const feed = html`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><id>${self}</id><title>${title}</title><updated>${updated}</updated><author><name>Porao</name></author><link rel="self" href="${self}"/><link href="${siteUrl}/job-board"/>${entries}</feed>`;
  return `<?xml version="1.0" encoding="utf-8"?>\n${await feed}\n`;
}
