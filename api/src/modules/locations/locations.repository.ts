import type { ParentLocation, ParentLocationBody } from '@porao/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../kit/database/open.ts';
import { countRows, many, one } from '../../kit/database/query.repository.ts';

export type LocationInput = z.output<typeof ParentLocationBody>;

const read = (db: Db, tail: RawBuilder<unknown>) => many<ParentLocation>(db)`
    select p.id, p.city_id, p.location_id, p.details_location, p.lat, p.lon, p.location as place_name, p.created_at,
      jsonb_build_object('city_name', c.city_name) as city,
      jsonb_build_object('location_name', l.location_name) as location
    from parent_locations p join cities c on c.id = p.city_id join locations l on l.id = p.location_id
    ${tail}`;

/** Newest first. */
export const listLocations = (db: Db, parentId: number, limit: number, offset: number) =>
  read(db, sql`where p.parent_id = ${parentId} order by p.id desc limit ${limit} offset ${offset}`);

export async function findLocation(
  db: Db,
  parentId: number,
  id: number,
): Promise<ParentLocation | undefined> {
  return (await read(db, sql`where p.parent_id = ${parentId} and p.id = ${id}`))[0];
}

export const countLocations = (db: Db, parentId: number) =>
  countRows(db, sql`from parent_locations where parent_id = ${parentId}`);

/** Checks that the city exists and contains the area. */
export const checkArea = (db: Db, body: LocationInput) => one<{ city: boolean; area: boolean }>(db)`
    select exists (select from cities where id = ${body.city_id}) as city,
      exists (select from locations where id = ${body.location_id} and city_id = ${body.city_id}) as area`;
