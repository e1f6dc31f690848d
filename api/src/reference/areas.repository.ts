import type { Db } from '../kit/database/open.ts';
import type { Area } from '../kit/lookup-cache.ts';
import { cities } from './cities.ts';

/** Names of the reference data: operators may have changed those in the database. */
const known = new Map(
  cities.flatMap(({ id, areas }) =>
    areas.map(({ name, aliases }, index): [number, string[]] => [id * 1000 + index + 1, [name, ...aliases]]),
  ),
);

/** The areas that forms offer, with those that operators added. */
export async function readAreas(db: Db): Promise<Area[]> {
  const rows = await db
    .selectFrom('locations')
    .innerJoin('cities', 'cities.id', 'locations.city_id')
    .select(['locations.id', 'location_name', 'locations.bengali_name', 'latitude', 'longitude'])
    .select(['city_name', 'cities.bengali_name as city_bengali'])
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
    aliases: known.get(id) ?? [],
    city: { name: row.city_name, bengali: row.city_bengali ?? row.city_name },
  }));
}
