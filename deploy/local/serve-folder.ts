import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** Serves a build on this machine to pages of any site. Returns its address; undefined where the port is taken. */
export function serveFolder(root: string, port: number): Promise<string | undefined> {
  const site = new Hono();
  site.use(async (c, next) => {
    await next();
    // Any page may read it: these are the files of a public site, on a loopback address.
    c.header('access-control-allow-origin', '*');
    c.header('access-control-allow-private-network', 'true');
    c.header('cache-control', 'no-store');
  });
  site.use(serveStatic({ root }));
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: site.fetch, hostname: '127.0.0.1', port }, (address) =>
      resolve(`http://127.0.0.1:${address.port}`),
    ) as Server;
    server.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
  });
}
