import type { SavedSearch, SavedSearchBody, savedSearchEndpoints } from '@porao/contracts';
import type { z } from 'zod';
import type { Handlers } from '../../kit/bind.ts';
import { withinCap } from '../../kit/caps.repository.ts';
import type { Db } from '../../kit/database/open.ts';
import { brokenReference } from '../../kit/database/violation.ts';
import { ApiFailure, invalid } from '../../kit/failure.ts';
import { limit } from '../../kit/rate-limit/index.ts';
import type { Services } from '../../kit/services.ts';
import { type Viewer, wrongRole } from '../../kit/viewer.ts';
import * as repository from './saved-searches.repository.ts';

/** Searches that an account may save in an hour: deleting one and saving another has no other limit. */
const savedPerHour = 60;
const unknown = () => new ApiFailure('NOT_FOUND', 'search.unknown');
const notAtOnce = () => invalid({ frequency: ['option.unknown'] });

export function searchOf(row: repository.SearchRow): SavedSearch {
  const { id, name, frequency, paused, kind, request_id, told, created_at } = row;
  const board = kind === 'board' ? repository.boardOf(row) : null;
  return { id, name, frequency, paused, board, request_id, told, created_at };
}

/** A filter by an option that does not exist violates a reference. */
function asFieldError(error: unknown): unknown {
  const field = /^saved_searches_(\w+)_fkey$/.exec(brokenReference(error) ?? '')?.[1];
  return field ? invalid({ [`board.filters.${field}`]: ['option.unknown'] }) : error;
}

/** Adds a search for jobs within the cap of a tutor or a guest; returns its id. */
export const saveForJobs = (
  db: Db,
  owner: { readonly tutorId: number } | { readonly guestId: number },
  search: Parameters<typeof repository.insertSearch>[2],
): Promise<number> =>
  withinCap(db, {
    ...('tutorId' in owner
      ? { cap: 'savedSearches', owner: owner.tutorId }
      : { cap: 'guestSearches', owner: owner.guestId }),
    add: (trx) => repository.insertSearch(trx, owner, search),
    count: (trx) => repository.countSearches(trx, owner),
  }).catch((error: unknown) => {
    throw asFieldError(error);
  });

async function save(
  db: Db,
  viewer: Viewer,
  { request_id, ...search }: z.output<typeof SavedSearchBody>,
): Promise<number> {
  const { tutorId, parentId } = viewer;
  if (request_id === null) {
    if (tutorId === null) throw wrongRole('tutor', viewer);
    return saveForJobs(db, { tutorId }, search);
  }
  if (parentId === null) throw wrongRole('parent', viewer);
  if (search.frequency === 'at_once') throw notAtOnce();
  const id = await withinCap(db, {
    cap: 'savedSearches',
    owner: parentId,
    add: (trx) => repository.saveOfRequest(trx, parentId, { ...search, request_id }),
    count: (trx) => repository.countSearches(trx, { parentId }),
  });
  if (id === undefined) throw new ApiFailure('NOT_FOUND', 'search.withoutJob');
  return id;
}

export function savedSearchHandlers({ db }: Services): Handlers<typeof savedSearchEndpoints> {
  const read = async (viewer: Viewer, id: number) => {
    const row = (await repository.readSearches(db, viewer)).find((search) => search.id === id);
    if (!row) throw unknown();
    return searchOf(row);
  };
  return {
    'GET /api/saved-searches': async ({ viewer }) => ({
      data: (await repository.readSearches(db, viewer)).map(searchOf),
    }),
    'POST /api/saved-searches': async ({ body, viewer }) => {
      await limit(db, { key: `saved-search ${viewer.userId}`, max: savedPerHour, windowSeconds: 3600 });
      const id = await save(db, viewer, body);
      return { status: 'success', message: 'search.saved', data: await read(viewer, id) };
    },
    'PUT /api/saved-searches/:id': async ({ params: { id }, body, viewer }) => {
      const search = await read(viewer, id);
      if (search.request_id !== null && body.frequency === 'at_once') throw notAtOnce();
      if (Object.keys(body).length > 0) await repository.updateSearch(db, viewer, id, body);
      return { status: 'success', message: 'search.saved', data: await read(viewer, id) };
    },
    'DELETE /api/saved-searches/:id': async ({ params: { id }, viewer }) => {
      if (!(await repository.deleteSearch(db, viewer, id))) throw unknown();
      return { status: 'success', message: 'search.removed', data: null };
    },
  };
}
