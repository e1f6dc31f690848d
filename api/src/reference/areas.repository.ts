import type { Db } from '../kit/database/open.ts';
import type { Area } from '../kit/lookup-cache.ts';
import { cities } from './cities.ts';
import { readOtherNames } from './other-names.repository.ts';

/** Names of the reference data: operators may have changed those in the database. */
const known = new Map(
  cities.flatMap(({ id, areas }) =>
    areas.map(({ name }, index): [number, string] => [id * 1000 + index + 1, name]),
  ),
);

/** The areas that forms offer, with those that operators added. */
export async function readAreas(db: Db): Promise<Area[]> {
  const others = await readOtherNames(db, 'locations');
  const rows = await db
    .selectFrom('locations')
    .innerJoin('cities', 'cities.id', 'locations.city_id')
    .select(['locations.id', 'location_name', 'locations.bengali_name', 'latitude', 'longitude'])
    .select(['city_id', 'city_name', 'cities.bengali_name as city_bengali'])
    .where('locations.hidden_at', 'is', null)
    .where('cities.hidden_at', 'is', null)
    .orderBy('locations.id')
    .execute();
  return rows.map(({ id, location_name: name, latitude, longitude, ...row }) => ({
    id,
    name,
    bengali: row.bengali_name ?? name,
    latitude,
    longitude,
    aliases: [known.get(id) ?? name, ...(others.get(id) ?? [])],
    city: { id: row.city_id, name: row.city_name, bengali: row.city_bengali ?? row.city_name },
  }));
}
