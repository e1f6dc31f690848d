import { type GeoPlace, searchKey } from '@porao/contracts';
import type { Area } from '../../kit/lookup-cache.ts';
import { cities, districts, divisions, type Place } from '../../reference/index.ts';

interface Entry {
  readonly place: GeoPlace;
  /** Own names, lower case: English, Bengali, aliases. */
  readonly names: readonly string[];
  /** Names of what contains it. */
  readonly context: readonly string[];
  /** Lower ranks are listed first among equal matches. */
  readonly rank: number;
}

const words = (text: string) =>
  searchKey(text)
    .split(/[\s,()/-]+/u)
    .filter(Boolean);
type Named = Pick<Place, 'name' | 'bengali'> & Partial<Pick<Place, 'aliases'>>;
const namesOf = ({ name, bengali, aliases = [] }: Named) => [name, bengali, ...aliases].map(searchKey);

function entry(
  id: string,
  place: Place,
  parents: readonly Named[],
  rank: number,
  address: GeoPlace['address'],
): Entry {
  return {
    place: {
      place_id: id,
      lat: place.latitude.toFixed(4),
      lon: place.longitude.toFixed(4),
      display_name: [place.name, ...parents.map((parent) => parent.name), 'Bangladesh'].join(', '),
      address,
    },
    names: namesOf(place),
    context: [...parents.flatMap(namesOf), ...['Bangladesh', 'বাংলাদেশ'].map(searchKey)],
    rank,
  };
}

const regions: readonly Entry[] = [
  ...cities.map((city) => entry(`city-${city.id}`, city, [], 0, { city: city.name })),
  ...districts
    .filter((district) => !cities.some((city) => city.name === district.name))
    .map((district, index) => entry(`district-${index + 1}`, district, [], 2, { city: district.name })),
  ...divisions.map((division, index) => entry(`division-${index + 1}`, division, [], 3, {})),
];

/** The older spellings of a city are found with its areas too. */
const cityNames = new Map(cities.map((city) => [city.name, city]));
const areaEntry = (area: Area): Entry =>
  entry(`area-${area.id}`, area, [cityNames.get(area.city.name) ?? area.city], 1, {
    suburb: area.name,
    city: area.city.name,
  });

/** All entries by the areas that a process holds: made once for them, not for each letter that is typed. */
const allEntries = new WeakMap<readonly Area[], readonly Entry[]>();

function entriesWith(areas: readonly Area[]): readonly Entry[] {
  const entries = allEntries.get(areas) ?? [...regions, ...areas.map(areaEntry)];
  allEntries.set(areas, entries);
  return entries;
}

/** Null without a match, else lower is better: whole name, its beginning, a word's beginning, anywhere. */
function score({ names, context }: Entry, query: string, tokens: readonly string[]): number | null {
  const best = Math.min(
    ...names.map((name) => {
      if (name === query) return 0;
      if (name.startsWith(query)) return 1;
      if (words(name).some((word) => word.startsWith(query))) return 2;
      return name.includes(query) ? 3 : Number.POSITIVE_INFINITY;
    }),
  );
  if (Number.isFinite(best)) return best;
  const own = names.flatMap(words);
  const around = context.flatMap(words);
  const inOwn = (token: string) => own.some((word) => word.startsWith(token));
  const everyKnown = tokens.every((token) => inOwn(token) || around.some((word) => word.startsWith(token)));
  return everyKnown && tokens.some(inOwn) ? 4 : null;
}

export function searchPlaces(text: string, limit: number, areas: readonly Area[]): GeoPlace[] {
  const tokens = words(text);
  const query = tokens.join(' ');
  if (query === '') return [];
  return entriesWith(areas)
    .flatMap((candidate) => {
      const found = score(candidate, query, tokens);
      return found === null ? [] : [{ candidate, found }];
    })
    .toSorted((a, b) => a.found - b.found || a.candidate.rank - b.candidate.rank)
    .slice(0, limit)
    .map(({ candidate }) => candidate.place);
}
