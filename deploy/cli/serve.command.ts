import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { requireReleasable } from '../local/apps.ts';
import { repoRoot } from '../registry/index.ts';
import { type Command, failWith, wholeNumber } from './command.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves a remote's build from this machine to one browser of any site; nothing is published. */
export const serveCommand: Command = async ({ names, options }) => {
  const app = requireReleasable(names[0]);
  if (app === 'shell') failWith('serve takes a remote; for the shell, publish it and open ?mfe.shell=<id>.');
  if (options.build) {
    const { buildApps } = await import('../local/build.ts');
    await buildApps([app]);
  }
  const root = resolve(options.dist ?? join(repoRoot, app, 'dist'));
  const server = createServer((request, response) => {
    void answer(root, request.url ?? '/').then(({ status, headers, body }) => {
      // Any page may read it: these are the files of a public site, on a loopback address.
      response.writeHead(status, {
        ...headers,
        'access-control-allow-origin': '*',
        'access-control-allow-private-network': 'true',
        'cache-control': 'no-store',
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    });
  });
  await new Promise<void>((done, reject) => {
    server.on('error', reject);
    server.listen(wholeNumber(options.port, '--port', 0, 65_535), '127.0.0.1', done);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  console.log(
    `${app} is served. On the site, open any page with ?mfe.${app.slice(4)}=http://127.0.0.1:${port}`,
  );
};

async function answer(root: string, url: string) {
  const { pathname } = new URL(url, 'http://localhost');
  const file = resolve(join(root, decodeURIComponent(pathname)));
  const body = file.startsWith(root + sep) ? await readFile(file).catch(() => undefined) : undefined;
  return body
    ? { status: 200, headers: { 'content-type': types[extname(file)] ?? 'application/octet-stream' }, body }
    : { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found.' };
}
