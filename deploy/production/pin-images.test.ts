import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { pinned } from './pin-images.ts';

const digest = (letter: string) => `sha256:${letter.repeat(64)}`;

/** A registry that gives its digests to whoever fetched a token. */
async function startRegistry(digests: Record<string, string>): Promise<string> {
  const server = createServer((request, response) => {
    const { host } = request.headers;
    if (request.url?.startsWith('/token')) return response.end(JSON.stringify({ token: 'guest' }));
    if (request.headers.authorization !== 'Bearer guest') {
      const told = `Bearer realm="http://${host}/token",service="here",scope="pull"`;
      return response.writeHead(401, { 'www-authenticate': told }).end();
    }
    const known = digests[request.url ?? ''];
    return response.writeHead(known ? 200 : 404, known ? { 'docker-content-digest': known } : {}).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const text = `services:
  database:
    image: postgres:17.6-alpine
  store:
    image: minio/minio:RELEASE.1@${digest('0')}
`;

it('adds the digest of each tag, and replaces an older one', async () => {
  const registry = await startRegistry({
    '/v2/library/postgres/manifests/17.6-alpine': digest('a'),
    '/v2/minio/minio/manifests/RELEASE.1': digest('b'),
  });
  const once = await pinned(text, registry);
  expect(once).toContain(`    image: postgres:17.6-alpine@${digest('a')}\n`);
  expect(once).toContain(`    image: minio/minio:RELEASE.1@${digest('b')}\n`);
  expect(await pinned(once, registry)).toBe(once);
});

it('says which tag the registry has not', async () => {
  const registry = await startRegistry({ '/v2/library/postgres/manifests/17.6-alpine': digest('a') });
  await expect(pinned(text, registry)).rejects.toThrow('answers 404 for minio/minio:RELEASE.1');
});
