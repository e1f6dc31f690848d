import type { ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import type { GeoPlace } from '@porao/contracts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { appOver, expectFailure, openTestApp, senderOf, type TestApp } from '../../../test/support/app.ts';
import { startHttp } from '../../../test/support/http-server.ts';
import { testSecret } from '../../../test/support/people.repository.ts';
import { testServices } from '../../../test/support/services.ts';
import { createApp } from '../../app.ts';
import { createLog } from '../../kit/log.ts';

const test = await openTestApp();
let asked: { path: string; query: Record<string, string>; agent: string | undefined }[] = [];
let answer: (response: ServerResponse) => void;

const json = (body: unknown) => (response: ServerResponse) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
};
const found = {
  place_id: 77,
  licence: 'ODbL',
  lat: '23.7',
  lon: '90.4',
  display_name: 'Road 5, Dhanmondi, Dhaka',
  address: { road: 'Road 5', quarter: 'Kalabagan', suburb: 'Dhanmondi', city: 'Dhaka', country_code: 'bd' },
  boundingbox: ['1', '2'],
};
const wanted: GeoPlace = {
  place_id: '77',
  lat: '23.7',
  lon: '90.4',
  display_name: 'Road 5, Dhanmondi, Dhaka',
  address: { quarter: 'Kalabagan', suburb: 'Dhanmondi', city: 'Dhaka' },
  city_id: 1,
  location_id: expect.any(Number),
};

const server = await startHttp((request, response) => {
  const url = new URL(request.url ?? '', 'http://x');
  const query = Object.fromEntries(url.searchParams);
  asked.push({ path: url.pathname, query, agent: request.headers['user-agent'] });
  answer(response);
});
afterAll(server.close);
beforeEach(async () => {
  asked = [];
  answer = json([found]);
  await test.db.deleteFrom('rate_limits').execute();
  await test.db.deleteFrom('geo_cache').execute();
});

const geocoder = { url: `${server.url}/`, perSecond: 1000, userAgent: 'porao test' };
/** A process of its own: nothing but the database is shared. */
const process = (perSecond = 1000) =>
  senderOf(appOver({ ...testServices(test.db), geocoder: { ...geocoder, perSecond } }));
/** The same, with what it logs. */
const loggingProcess = () => {
  const lines: string[] = [];
  const stream = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) });
  const log = createLog('warn', stream);
  const app = createApp({ ...testServices(test.db), geocoder, log, jwtSecret: testSecret });
  return { lines, send: senderOf(app) };
};
const search = async (send: TestApp['send'], text: string) => {
  const query = new URLSearchParams({ query: text, format: 'json', countrycodes: 'bd', limit: '5' });
  return (await send<GeoPlace[]>(`GET /api/geo/search?${String(query)}`)).body;
};
const reverse = async (send: TestApp['send'], lat: number, lon: number) =>
  (await send<GeoPlace>(`GET /api/geo/reverse?lat=${lat}&lon=${lon}&format=json`)).body;

describe('without a geocoder', () => {
  it('API-090 API-091 the gazetteer answers the same parameters', async () => {
    const [place] = await search(test.send, 'Dhanmondi');
    expect(place).toMatchObject({ display_name: 'Dhanmondi, Dhaka, Bangladesh', address: { city: 'Dhaka' } });
    expect(await reverse(test.send, 23.7461, 90.3742)).toMatchObject({
      display_name: 'Dhanmondi, Dhaka, Bangladesh',
      address: { suburb: 'Dhanmondi', city: 'Dhaka' },
    });
    expect(await reverse(test.send, 51.5, 0)).toMatchObject({ address: {}, display_name: '' });
    const positions = ['', 'lat=23', 'lat=91&lon=0', 'lat=a&lon=b', 'lat=23&lon=90&format=xml', 'lat=&lon='];
    const searches = ['', 'query=', 'query=x&countrycodes=in', 'query=x&limit=11', 'query=x&format=xml'];
    for (const at of positions)
      expectFailure(await test.send(`GET /api/geo/reverse?${at}`), 422, 'VALIDATION');
    for (const text of searches)
      expectFailure(await test.send(`GET /api/geo/search?${text}`), 422, 'VALIDATION');
    expect(asked).toEqual([]);
  });
});

describe('with a geocoder', () => {
  it('passes a search on, answers the fields of the contract, and asks once for the same', async () => {
    const send = process();
    expect(await search(send, 'Road 5')).toEqual([wanted]);
    expect(await search(process(), 'ROAD 5')).toEqual([wanted]);
    const query = { q: 'road 5', countrycodes: 'bd', limit: '5', format: 'json', addressdetails: '1' };
    expect(asked).toEqual([{ path: '/search', query, agent: 'porao test' }]);
  });

  it('API-261 passes a position on with the area that is nearest, eleven metres apart the same', async () => {
    answer = json(found);
    const send = process();
    const place = { ...wanted, lat: '23.74612', lon: '90.37421', location_id: 1001 };
    expect(await reverse(send, 23.74612, 90.37421)).toEqual(place);
    expect((await reverse(send, 23.74613, 90.37419)).display_name).toBe(wanted.display_name);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ path: '/reverse', query: { lat: '23.7461', lon: '90.3742' } });
  });

  it('has no address when the service has none, or for another country', async () => {
    const send = process();
    answer = json({ error: 'Unable to geocode' });
    expect(await reverse(send, 22.0, 90.0)).toMatchObject({ address: {}, display_name: '' });
    answer = json({ ...found, address: { city: 'Kolkata', country_code: 'in' } });
    expect(await reverse(send, 22.57, 88.36)).toMatchObject({ address: {}, display_name: '' });
    expect(asked).toHaveLength(2);
  });

  it('API-216 goes on after a record that is unlike the others, which is left out', async () => {
    const send = process();
    const odd = { ...found, display_name: 'x'.repeat(501) };
    answer = json([odd, found, null]);
    expect(await search(send, 'Road 5')).toEqual([wanted]);
    answer = json(odd);
    expect((await reverse(send, 23.7461, 90.3742)).address).toEqual({ suburb: 'Dhanmondi', city: 'Dhaka' });
    answer = json([found]);
    expect(await search(send, 'Road 6')).toEqual([wanted]);
    expect(asked).toHaveLength(3);
  });

  it('lets the gazetteer answer where the service finds nothing', async () => {
    answer = json([]);
    expect((await search(process(), 'ধানমন্ডি'))[0]?.display_name).toBe('Dhanmondi, Dhaka, Bangladesh');
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['fails', (response) => response.writeHead(500).end()],
    ['answers nonsense', json({ nothing: 'here' })],
    ['answers no JSON', (response) => response.end('<html>')],
    ['redirects', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['hangs up', (response) => response.destroy()],
    ['never answers', () => {}],
  ])('falls back to the gazetteer when it %s, and leaves it alone for a while', async (_what, fault) => {
    answer = fault;
    const { send, lines } = loggingProcess();
    const started = performance.now();
    expect((await search(send, 'Dhanmondi'))[0]?.display_name).toBe('Dhanmondi, Dhaka, Bangladesh');
    expect(performance.now() - started).toBeLessThan(60_000);
    expect((await reverse(send, 23.7461, 90.3742)).address).toEqual({ suburb: 'Dhanmondi', city: 'Dhaka' });
    expect(asked).toHaveLength(1);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'the geocoder cannot be used; the bundled gazetteer answers',
    ]);
    answer = json([found]);
    expect(await search(process(), 'Dhanmondi')).toEqual([wanted]);
  });

  it('asks no more often than it may, over all processes', async () => {
    const [one, two] = [process(3), process(3)];
    const texts = Array.from({ length: 5 }, (_, index) => `place ${index}`);
    await Promise.all(texts.flatMap((text) => [search(one, text), search(two, `${text} too`)]));
    expect(asked.length).toBeGreaterThanOrEqual(3);
    // The second may turn while they run.
    expect(asked.length).toBeLessThanOrEqual(6);
  });
});
