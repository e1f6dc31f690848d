import { JobBoardBody, type SavedSearch, type savedSearchEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { withinCap } from '../../kit/caps.repository.ts';
import type { Db } from '../../kit/database/open.ts';
import { deleteOwn, updateOwn } from '../../kit/database/own-rows.repository.ts';
import { brokenReference } from '../../kit/database/violation.ts';
import { ApiFailure, fieldErrors, invalid } from '../../kit/failure.ts';
import { limit } from '../../kit/rate-limit/index.ts';
import type { Services } from '../../kit/services.ts';
import { boardFeed, searchFeed } from './feed.ts';
import * as repository from './saved-searches.repository.ts';

/** Searches that an account may save in an hour: deleting one and saving another has no other limit. */
const savedPerHour = 60;
const table = 'saved_searches';
const unknown = () => new ApiFailure('NOT_FOUND', 'search.unknown');
const nothingHere = () => new ApiFailure('NOT_FOUND', 'address.unknown');

function searchOf(row: repository.SearchRow): SavedSearch {
  const { id, name, frequency, paused, feed_key, created_at } = row;
  return {
    id,
    name,
    frequency,
    paused,
    board: row.from_profile ? null : repository.boardOf(row),
    feed: `/api/saved-searches/${id}/feed/${feed_key}`,
    created_at: created_at.toISOString(),
  };
}

const atom = (text: string) => ({ type: 'application/atom+xml', bytes: new TextEncoder().encode(text) });

/** A filter by an option that does not exist violates a reference. */
function asFieldError(error: unknown): unknown {
  const field = /^saved_searches_(\w+)_fkey$/.exec(brokenReference(error) ?? '')?.[1];
  return field ? invalid({ [`board.filters.${field}`]: ['option.unknown'] }) : error;
}

/** Adds a search within the cap of the account; returns its id. */
export const saveForTutor = (
  db: Db,
  owner: number,
  search: Parameters<typeof repository.insertSearch>[2],
): Promise<number> =>
  withinCap(db, {
    cap: 'savedSearches',
    owner,
    add: (trx) => repository.insertSearch(trx, { tutor_id: owner, guest_id: null }, search),
    count: (trx) => repository.countSearches(trx, owner),
  }).catch((error: unknown) => {
    throw asFieldError(error);
  });

export function savedSearchHandlers({
  db,
  lookups,
  siteUrl,
}: Services): Handlers<typeof savedSearchEndpoints> {
  const read = async (tutorId: number, id: number) => {
    const row = await repository.readSearch(db, tutorId, id);
    if (!row) throw unknown();
    return searchOf(row);
  };
  return {
    'GET /api/saved-searches': async ({ viewer }) => ({
      data: (await repository.readSearches(db, viewer.tutorId)).map(searchOf),
    }),
    'POST /api/saved-searches': async ({ body, viewer: { tutorId: owner } }) => {
      await limit(db, { key: `saved-search ${owner}`, max: savedPerHour, windowSeconds: 3600 });
      const id = await saveForTutor(db, owner, body);
      return { status: 'success', message: 'search.saved', data: await read(owner, id) };
    },
    'PUT /api/saved-searches/:id': async ({ params: { id }, body, viewer: { tutorId: owner } }) => {
      const changes = Object.keys(body).length > 0;
      if (changes && !(await updateOwn(db, table, { owner, id }, body))) throw unknown();
      return { status: 'success', message: 'search.saved', data: await read(owner, id) };
    },
    'DELETE /api/saved-searches/:id': async ({ params: { id }, viewer: { tutorId } }) => {
      if (!(await deleteOwn(db, table, tutorId, id))) throw unknown();
      return { status: 'success', message: 'search.removed', data: null };
    },
    'GET /api/saved-searches/:id/feed/:key': async ({ params: { id, key }, language }) => {
      const search = await repository.readFeedSearch(db, id, key);
      if (!search) throw nothingHere();
      return atom(await searchFeed(search, { db, lookups, siteUrl, language }));
    },
    'GET /api/job-feed': async ({ query, language }) => {
      const board = JobBoardBody.safeParse(repository.boardOf(query));
      if (!board.success) throw invalid(fieldErrors(board.error));
      return atom(await boardFeed(board.data, { db, lookups, siteUrl, language }));
    },
  };
}
