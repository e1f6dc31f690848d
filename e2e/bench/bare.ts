import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRenderer } from '../../deploy/gateway/content/renderer.ts';
import { fileDriver } from '../../deploy/registry/index.ts';

/** A server that does nothing but what is compared: `page URL` sends one answer of that address again and again, `render
 * REGISTRY API_URL` renders each page of mfe-public, by the thread of the gateway. */
const [kind = '', from = '', apiUrl = ''] = process.argv.slice(2);

async function repeats(url: string): Promise<() => Promise<string | Buffer>> {
  const sent = await fetch(url, { headers: { accept: 'text/html' } });
  const body = Buffer.from(await sent.arrayBuffer());
  return async () => body;
}

async function renders(folder: string): Promise<(url: string) => Promise<string>> {
  const driver = fileDriver(folder);
  const { registry } = await driver.read();
  const codeOf = async (app: string) => {
    const file = await driver.getFile(app, registry.apps[app]?.active ?? '', 'server/index.cjs');
    return Buffer.from(file ?? '').toString();
  };
  const [shell, remote] = [await codeOf('shell'), await codeOf('mfe-public')];
  const renderer = createRenderer({ shell, remote, name: 'mfe-public', apiUrl, menu: [], config: {} });
  return async (url) => {
    const { pathname, search } = new URL(url, 'http://localhost');
    const found = await renderer.render({
      path: pathname,
      search,
      language: 'en',
      origin: 'http://localhost',
    });
    return found?.page.html ?? '';
  };
}

const answer = kind === 'page' ? await repeats(from) : await renders(from);
const server = createServer((request, response) => {
  answer(request.url ?? '/').then(
    (body) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body),
    () => response.writeHead(500).end(),
  );
});
server.listen(0, '127.0.0.1', () =>
  process.send?.({ type: 'ready', port: (server.address() as AddressInfo).port }),
);
