import type { Endpoint, GeoPlace } from '@porao/contracts';
import { z } from 'zod';
import type { Call } from '../../kit/bind.ts';
import { addressLimits, limit } from '../../kit/rate-limit/index.ts';
import type { Geocoder, Services } from '../../kit/services.ts';
import { readCached, writeCached } from './geo-cache.repository.ts';

const timeoutMillis = 2000;
/** Pause in ms after a failure of the service. */
const pauseMillis = 30_000;
const cacheDays = 30;
/** Requests of one address that are forwarded per minute. */
const perAddress = 60;

const text = z.string().max(500);
const UpstreamPlace = z.object({
  place_id: z.union([z.number(), text]).transform(String),
  lat: z.union([z.number(), text]).transform(String),
  lon: z.union([z.number(), text]).transform(String),
  display_name: text,
  address: z
    .object({
      quarter: text.optional(),
      suburb: text.optional(),
      city: text.optional(),
      town: text.optional(),
      municipality: text.optional(),
      county: text.optional(),
      state_district: text.optional(),
      country_code: text.optional(),
    })
    .default({}),
});

function toPlace({ address, ...place }: z.output<typeof UpstreamPlace>): GeoPlace | null {
  if (address.country_code !== undefined && address.country_code !== 'bd') return null;
  const city =
    address.city ?? address.town ?? address.municipality ?? address.state_district ?? address.county;
  const { quarter, suburb } = address;
  return {
    ...place,
    address: { ...(quarter && { quarter }), ...(suburb && { suburb }), ...(city && { city }) },
  };
}

const SearchAnswer = z
  .array(z.unknown())
  .max(50)
  .transform((places) =>
    places.flatMap((place) => {
      const { data } = UpstreamPlace.safeParse(place);
      return (data && toPlace(data)) ?? [];
    }),
  );
/** Nominatim responds with `{error}` when it has no result: null. The gazetteer answers instead of a record that is
 * unlike the others: undefined. */
const ReverseAnswer = z.union([
  UpstreamPlace.transform(toPlace),
  z.object({ error: z.unknown() }).transform(() => null),
  z.looseObject({ place_id: z.unknown() }).transform(() => undefined),
]);

/** The client's address, and the log for failures. */
type Asker = Pick<Call<Endpoint>, 'address' | 'log'>;

/** A Nominatim-compatible service behind a cache and a limit that all processes share. It answers undefined when the
 * bundled gazetteer must be used instead. */
export function createUpstream(
  { url, perSecond, userAgent }: Geocoder,
  { db, tokens }: Pick<Services, 'db' | 'tokens'>,
) {
  let pausedUntil = 0;

  const ask = async <T>(
    path: string,
    query: Record<string, string>,
    schema: z.ZodType<T>,
    { address, log }: Asker,
  ) => {
    const search = new URLSearchParams({ ...query, format: 'json', addressdetails: '1' });
    const key = `${path}?${String(search)}`;
    const cached = await readCached(db, key);
    if (cached !== undefined) return (cached as { answer: T }).answer;
    if (Date.now() < pausedUntil) return undefined;
    try {
      await limit(db, ...addressLimits(tokens, address, { key: 'geo', max: perAddress, windowSeconds: 60 }), {
        key: 'geo upstream',
        max: perSecond,
        windowSeconds: 1,
      });
    } catch {
      return undefined;
    }
    try {
      const answer = await fetch(`${url.replace(/\/$/, '')}/${key}`, {
        headers: { accept: 'application/json', 'user-agent': userAgent },
        signal: AbortSignal.timeout(timeoutMillis),
        redirect: 'error',
      });
      if (!answer.ok) throw new Error(`The geocoder answers ${answer.status}`);
      const parsed = schema.parse(await answer.json());
      await writeCached(db, key, { answer: parsed }, cacheDays);
      return parsed;
    } catch (err) {
      log.warn({ err }, 'the geocoder cannot be used; the bundled gazetteer answers');
      pausedUntil = Date.now() + pauseMillis;
      return undefined;
    }
  };

  return {
    search: (q: string, count: number, asker: Asker) =>
      ask('search', { q: q.toLowerCase(), countrycodes: 'bd', limit: String(count) }, SearchAnswer, asker),
    // 4 decimals are 11 m: nearby positions share a response.
    reverse: (latitude: number, longitude: number, asker: Asker) =>
      ask('reverse', { lat: latitude.toFixed(4), lon: longitude.toFixed(4) }, ReverseAnswer, asker),
  };
}
