import type { locationEndpoints } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { withinCap } from '../../kit/caps.repository.ts';
import type { Db } from '../../kit/database/open.ts';
import { insertOwn } from '../../kit/database/own-rows.repository.ts';
import { invalid } from '../../kit/failure.ts';
import { ownRows } from '../../kit/own-rows.ts';
import { paged, rowsOf } from '../../kit/page.ts';
import type { Services } from '../../kit/services.ts';
import * as repository from './locations.repository.ts';

async function check(db: Db, body: repository.LocationInput): Promise<void> {
  const known = await repository.checkArea(db, body);
  if (!known?.city) throw invalid({ city_id: ['city.choose'] });
  if (!known.area) throw invalid({ location_id: ['location.ofCity'] });
}

export function locationHandlers({ db }: Services): Handlers<typeof locationEndpoints> {
  const find = repository.findLocation;
  const rows = ownRows({ db, table: 'parent_locations', missing: 'location.missing', find });
  return {
    'GET /api/my-location': async ({ query, viewer }) => {
      const page = await repository.listLocations(db, viewer.parentId, ...rowsOf(query));
      return paged(query, { rows: page, total: await repository.countLocations(db, viewer.parentId) });
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
      return rows.answer(owner, id, 'location.added');
    },
    'PUT /api/my-location/:id': async ({ params, body, viewer }) => {
      await rows.read(viewer.parentId, params.id);
      await check(db, body);
      return rows.update(viewer.parentId, params.id, body, 'location.changed');
    },
    'DELETE /api/my-location/:id': ({ params, viewer }) =>
      rows.remove(viewer.parentId, params.id, 'location.deleted', 'location.used'),
  };
}
