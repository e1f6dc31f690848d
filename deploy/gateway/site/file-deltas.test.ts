import { hash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { deltaName } from '../../registry/deltas.ts';
import { activate } from '../../registry/index.ts';
import { publishBuild, tester, tutorInfo } from '../../testing/fixtures.ts';
import { request } from '../../testing/gateway.ts';
import { gatewayOver, signedRegistry } from '../../testing/trusted.ts';
import { contentNamed, scriptText } from '../../testing/versions.ts';

const [old, text] = [scriptText('one'), scriptText('two')];
const pathOf = (content: string, name = 'static/js/page') => contentNamed(name, content);
const addressOf = (content: string, name?: string) => `/files/mfe-tutor/${pathOf(content, name)}`;

/** A gateway of a registry in which one version of a script came after the other. */
async function start(name?: string) {
  const { root, driver, tutor } = await signedRegistry();
  let id = tutor;
  for (const content of [old, text]) {
    id = await publishBuild(driver, tutorInfo, content, { [pathOf(content, name)]: content });
    await activate(driver, { 'mfe-tutor': id }, tester);
  }
  const { port } = await gatewayOver(driver);
  const ask = (address: string, encodings: string, dictionary?: string) => {
    const digest = dictionary && hash('sha256', dictionary, 'base64');
    const more = digest ? [`Available-Dictionary: :${digest}:`] : [];
    return request(port, `GET ${address} HTTP/1.1`, `Accept-Encoding: ${encodings}`, ...more);
  };
  const delta = join(root, 'releases/mfe-tutor', id, deltaName(pathOf(text), hash('sha256', old)));
  return { delta, ask };
}

const headersOf = (head: string): ReadonlyMap<string, string> =>
  new Map(head.split('\r\n').map((line) => line.toLowerCase().split(': ') as [string, string]));

it('OPS-433 a browser that has the version before gets the delta, which no shared cache keeps', async () => {
  const { ask } = await start();
  const { head, body } = await ask(addressOf(text), 'gzip, br, zstd, dcb, dcz', old);
  const headers = headersOf(head);
  expect(head).toContain('HTTP/1.1 200');
  expect(headers.get('content-encoding')).toBe('dcz');
  expect(headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  expect(headers.get('vary')).toBe('accept-encoding, available-dictionary');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('use-as-dictionary')).toBe('match="/files/mfe-tutor/static/js/page.*.js"');
  expect(body.length).toBeLessThan(200);
  expect(zstdDecompressSync(body.subarray(40), { dictionary: Buffer.from(old) }).toString()).toBe(text);
});

it('OPS-433 a script of a worker has the policy of workers as a delta, too', async () => {
  const { ask } = await start('workers/cv');
  const { head } = await ask(addressOf(text, 'workers/cv'), 'br, dcz', old);
  const headers = headersOf(head);
  expect(headers.get('content-encoding')).toBe('dcz');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'");
});

it.each([
  ['takes no dcz', 'gzip, br', old],
  ['refuses dcz', 'br, dcz;q=0', old],
  ['names no dictionary', 'br, dcz', undefined],
  ['has a version that nobody knows', 'br, dcz', 'unknown'],
])(
  'OPS-433 a browser that %s gets brotli, to be used as a dictionary later',
  async (_, encodings, dictionary) => {
    const { ask } = await start();
    const { head } = await ask(addressOf(text), encodings, dictionary);
    const headers = headersOf(head);
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('vary')).toBe('accept-encoding');
    expect(headers.get('use-as-dictionary')).toBe('match="/files/mfe-tutor/static/js/page.*.js"');
  },
);

it('OPS-434 a gateway sends the whole file in place of a delta that differs from what was published', async () => {
  const { delta, ask } = await start();
  await writeFile(delta, 'changed');
  const { head } = await ask(addressOf(text), 'br, dcz', old);
  expect(headersOf(head).get('content-encoding')).toBe('br');
});

it('OPS-433 a file that is addressed by its release, or is not there, is no dictionary', async () => {
  const { ask } = await start();
  for (const address of ['/releases/mfe-tutor/000000000000/remoteEntry.js', addressOf('missing')])
    expect((await ask(address, 'br, dcz', old)).head.toLowerCase()).not.toContain('use-as-dictionary');
});
