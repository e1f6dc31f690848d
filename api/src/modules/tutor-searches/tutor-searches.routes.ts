import type { TutorSearch, tutorSearchEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { withinCap } from '../../kit/caps.repository.ts';
import { deleteOwn, updateOwn } from '../../kit/database/own-rows.repository.ts';
import { ApiFailure } from '../../kit/failure.ts';
import { limit } from '../../kit/rate-limit/index.ts';
import type { Services } from '../../kit/services.ts';
import * as repository from './tutor-searches.repository.ts';

/** Searches that an account may save in an hour: deleting one and saving another has no other limit. */
const savedPerHour = 60;
const table = 'tutor_searches';
const unknown = () => new ApiFailure('NOT_FOUND', 'search.unknown');

export function tutorSearchHandlers({ db }: Services): Handlers<typeof tutorSearchEndpoints> {
  const list = async (owner: number, id: number | null): Promise<TutorSearch[]> =>
    (await repository.readSearches(db, owner, id)).map(({ created_at, ...search }) => ({
      ...search,
      created_at: created_at.toISOString(),
    }));
  const read = async (owner: number, id: number) => {
    const [search] = await list(owner, id);
    if (!search) throw unknown();
    return search;
  };
  return {
    'GET /api/tutor-searches': async ({ viewer }) => ({ data: await list(viewer.parentId, null) }),
    'POST /api/tutor-searches': async ({ body, viewer: { parentId: owner } }) => {
      await limit(db, { key: `tutor-search ${owner}`, max: savedPerHour, windowSeconds: 3600 });
      const id = await withinCap(db, {
        cap: 'tutorSearches',
        owner,
        add: (trx) => repository.saveSearch(trx, owner, body),
        count: (trx) => repository.countSearches(trx, owner),
      });
      if (id === undefined) throw new ApiFailure('NOT_FOUND', 'search.withoutJob');
      return { status: 'success', message: 'search.saved', data: await read(owner, id) };
    },
    'PUT /api/tutor-searches/:id': async ({ params: { id }, body, viewer: { parentId: owner } }) => {
      const changes = Object.keys(body).length > 0;
      if (changes && !(await updateOwn(db, table, { owner, id }, body))) throw unknown();
      return { status: 'success', message: 'search.saved', data: await read(owner, id) };
    },
    'DELETE /api/tutor-searches/:id': async ({ params: { id }, viewer: { parentId } }) => {
      if (!(await deleteOwn(db, table, parentId, id))) throw unknown();
      return { status: 'success', message: 'search.removed', data: null };
    },
  };
}
