import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { ApiAnswer } from './api-call.ts';
import { compressed } from './encoded.ts';

const text = JSON.stringify({ data: 'x'.repeat(5_000) });
const json = { 'content-type': 'application/json', 'content-length': String(text.length) };
const answer: ApiAnswer = { status: 200, headers: { ...json, etag: '"a"' }, body: Buffer.from(text) };

it('API-155 compresses a whole answer in one go, and a stream as one', async () => {
  const headers = { 'content-type': 'application/json', etag: 'W/"a"', 'content-encoding': 'gzip' };
  const whole = compressed(answer, 'GET', 'gzip, br');
  expect(whole).toMatchObject({ status: 200, headers });
  expect(whole.headers['content-length']).toBeUndefined();
  expect(gunzipSync(whole.body as Buffer).toString()).toBe(text);

  const long = compressed({ ...answer, body: Readable.from([text, text]) }, 'GET', 'gzip');
  expect(long).toMatchObject({ headers });
  expect(gunzipSync(await buffer(long.body as Readable)).toString()).toBe(text + text);
});

it('API-155 an error of a stream reaches whoever reads it compressed', async () => {
  const broken = new Readable({ read: () => broken.destroy(new Error('ended early')) });
  const { body } = compressed({ ...answer, body: broken }, 'GET', 'gzip');
  await expect(buffer(body as Readable)).rejects.toThrow('ended early');
});

it.each<[string, Partial<ApiAnswer>, method?: string, accepted?: string | undefined]>([
  ['small', { body: Buffer.from(text.slice(0, 1_000)) }],
  ['a picture', { headers: { 'content-type': 'image/png' } }],
  ['of no kind', { headers: {} }],
  ['a stream of events', { headers: { 'content-type': 'text/event-stream' }, body: Readable.from([text]) }],
  ['compressed already', { headers: { ...json, 'content-encoding': 'br' } }],
  ['not to be changed', { headers: { ...json, 'cache-control': 'private, no-transform' } }],
  ['a part', { status: 206 }],
  ['for HEAD', {}, 'HEAD'],
  ['for a client without gzip', {}, 'GET', 'br'],
  ['for a client that refuses it', {}, 'GET', 'br, gzip;q=0'],
  ['for a client that says nothing', {}, 'GET', undefined],
])('API-155 an answer that is %s stays as it is', (_, part, method = 'GET', ...accepted) => {
  const given = { ...answer, ...part };
  expect(compressed(given, method, accepted.length > 0 ? accepted[0] : 'gzip')).toBe(given);
});
