import { csvLines, type LookupList, type opsLookupEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { paged, rowsOf } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import { exportCsv } from '../audit/index.ts';
import * as acts from './acts.ts';
import { lookupColumns } from './columns.ts';
import { readRow, readSummaries, searchRows } from './ops-lookups.repository.ts';

export function opsLookupHandlers(services: Services): Handlers<typeof opsLookupEndpoints> {
  const { db, lookups } = services;
  /** Merged ids lead to the rows that took their places. */
  const current = async ({ list, id }: { list: LookupList; id: number }) => ({
    list,
    id: (await lookups.current()).currentId(list, id),
  });
  const rowOf = async (list: LookupList, id: number) => {
    const data = await readRow(db, list, id);
    if (!data) throw acts.noRow();
    return data;
  };
  /** The act, then this process reads the names again; others do within 5 s. */
  const done = async <T>(work: Promise<T>) => {
    const answer = await work;
    await lookups.refresh();
    return answer;
  };
  return {
    'GET /api/ops/lookups': async () => ({ data: await readSummaries(db) }),
    'GET /api/ops/lookups/:list': async ({ params: { list }, query }) =>
      paged(query, await searchRows(db, list, query, ...rowsOf(query))),
    'GET /api/ops/lookup-rows.csv': async (call) => {
      const { list, ...filter } = call.query;
      const { rows } = await searchRows(db, list, filter, csvLines, 0);
      return exportCsv(db, call, { list, columns: lookupColumns, rows });
    },
    'GET /api/ops/lookups/:list/:id': async ({ params }) => {
      const { list, id } = await current(params);
      return { data: await rowOf(list, id) };
    },
    'POST /api/ops/lookups/:list': ({ params: { list }, body, viewer }) =>
      done(acts.add(db, viewer, list, body)),
    'POST /api/ops/lookups/:list/:id/rename': async ({ params, body, viewer }) =>
      done(acts.rename(db, viewer, await current(params), body)),
    'POST /api/ops/lookups/:list/:id/hide': async ({ params, body, viewer }) =>
      done(acts.hide(db, { ...(await current(params)), body, viewer }, true)),
    'POST /api/ops/lookups/:list/:id/show': async ({ params, body, viewer }) =>
      done(acts.hide(db, { ...(await current(params)), body, viewer }, false)),
    'POST /api/ops/lookups/:list/:id/review': async ({ params, viewer }) =>
      done(acts.review(db, viewer, await current(params))),
    'GET /api/ops/lookups/:list/:id/merge': async ({ params, query }) => {
      const into = await current({ list: params.list, id: query.into });
      return { data: await acts.measureMerge(db, await current(params), into.id) };
    },
    'POST /api/ops/lookups/:list/:id/merge': async ({ params, body, viewer }) => {
      const into = await current({ list: params.list, id: body.into });
      return done(acts.merge(db, viewer, await current(params), { ...body, into: into.id }));
    },
  };
}
