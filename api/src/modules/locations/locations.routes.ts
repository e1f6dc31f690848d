import type { locationEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { withinCap } from '../../kit/caps.repository.ts';
import type { Db } from '../../kit/database/open.ts';
import { deleteUnused, insertOwn, updateOwn } from '../../kit/database/own-rows.repository.ts';
import { ApiFailure, invalid } from '../../kit/failure.ts';
import { paged, rowsOf } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import * as repository from './locations.repository.ts';

const notFound = () => new ApiFailure('NOT_FOUND', 'location.missing');

async function check(db: Db, body: repository.LocationInput): Promise<void> {
  const known = await repository.checkArea(db, body);
  if (!known?.city) throw invalid({ city_id: ['city.choose'] });
  if (!known.area) throw invalid({ location_id: ['location.ofCity'] });
}

export function locationHandlers({ db }: Services): Handlers<typeof locationEndpoints> {
  const read = async (parentId: number, id: number) => {
    const location = await repository.findLocation(db, parentId, id);
    if (!location) throw notFound();
    return location;
  };
  return {
    'GET /api/my-location': async ({ query, viewer }) => {
      const rows = await repository.listLocations(db, viewer.parentId, ...rowsOf(query));
      return paged(query, { rows, total: await repository.countLocations(db, viewer.parentId) });
    },
    'POST /api/my-location': async ({ body, viewer }) => {
      await check(db, body);
      const owner = viewer.parentId;
      const id = await withinCap(db, {
        cap: 'locations',
        owner,
        add: (trx) => insertOwn(trx, 'parent_locations', owner, body),
        count: (trx) => repository.countLocations(trx, owner),
      });
      const data = await read(viewer.parentId, id);
      return { status: 'success', message: 'location.added', data };
    },
    'PUT /api/my-location/:id': async ({ params, body, viewer }) => {
      await read(viewer.parentId, params.id);
      await check(db, body);
      const row = { owner: viewer.parentId, id: params.id };
      if (!(await updateOwn(db, 'parent_locations', row, body))) throw notFound();
      const data = await read(viewer.parentId, params.id);
      return { status: 'success', message: 'location.changed', data };
    },
    'DELETE /api/my-location/:id': async ({ params, viewer }) => {
      const result = await deleteUnused(db, 'parent_locations', viewer.parentId, params.id);
      if (result === 'missing') throw notFound();
      if (result === 'used') throw new ApiFailure('CONFLICT', 'location.used');
      return { status: 'success', message: 'location.deleted', data: null };
    },
  };
}
