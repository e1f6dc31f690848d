import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import { type AddressInfo, connect, createServer as createRelay } from 'node:net';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ServerPage, type ServerRequest } from '@porao/contracts';
import { publicReads } from '../../deploy/gateway/render/public-reads.ts';
import { createRenderer } from '../../deploy/gateway/render/renderer.ts';
import { fileDriver } from '../../deploy/registry/index.ts';

/** A server that does nothing but what is compared: `page URL` sends one answer of that address again and again, `render
 * REGISTRY API_URL` renders each page of mfe-public, by the thread of the gateway, `relay API_URL` copies bytes unread. */
const [kind = '', from = '', apiUrl = ''] = process.argv.slice(2);

async function repeats(url: string): Promise<RequestListener> {
  const headers = { accept: 'text/html', 'accept-encoding': 'br' };
  const [sent] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  const body = await buffer(sent);
  const type = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
  return (_, response) => response.writeHead(200, type).end(body);
}

async function renders(folder: string): Promise<RequestListener> {
  const driver = fileDriver(folder);
  const { registry } = await driver.read();
  const codeOf = async (app: string) => {
    const file = await driver.getFile(app, registry.apps[app]?.active ?? '', 'server/index.cjs');
    return Buffer.from(file ?? '').toString();
  };
  const [shell, remote] = [await codeOf('shell'), await codeOf('mfe-public')];
  const renderer = createRenderer<ServerRequest, ServerPage>(
    { kind: 'guest', shell, remote, name: 'mfe-public', menu: [], areas: [], config: {} },
    { Page: ServerPage, renderMs: 60_000, read: publicReads(apiUrl) },
  );
  const htmlOf = async (url = '/') => {
    const { pathname: path, search } = new URL(url, 'http://localhost');
    const found = await renderer.render({ path, search, language: 'en', origin: 'http://localhost' });
    return found?.page.html ?? '';
  };
  return ({ url }, response) =>
    void htmlOf(url).then(
      (html) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
      () => response.writeHead(500).end(),
    );
}

function relay(url: string) {
  const { hostname, port } = new URL(url);
  return createRelay({ noDelay: true }, (client) => {
    const api = connect({ host: hostname, port: Number(port), noDelay: true });
    pipeline(client, api, client, () => undefined);
  });
}

const server =
  kind === 'relay' ? relay(from) : createServer(kind === 'page' ? await repeats(from) : await renders(from));
server.listen(0, '127.0.0.1', () =>
  process.send?.({ type: 'ready', port: (server.address() as AddressInfo).port }),
);
