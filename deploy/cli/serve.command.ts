import { spawn } from 'node:child_process';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { folderOf, requireReleasable } from '../local/apps.ts';
import { buildForRelease } from './build-for-release.ts';
import { type Command, failWith, wholeNumber } from './command.ts';

/** Serves a remote's build from this machine to one browser of any site; nothing is published. */
export const serveCommand: Command = async ({ names, options }) => {
  const app = requireReleasable(names[0]);
  if (app === 'shell') failWith('serve takes a remote; for the shell, publish it and open ?mfe.shell=<id>.');
  if (options.watch) await buildAtEachChange(app);
  else if (options.build) await buildForRelease([app]);
  const site = new Hono();
  site.use(async (c, next) => {
    await next();
    // Any page may read it: these are the files of a public site, on a loopback address.
    c.header('access-control-allow-origin', '*');
    c.header('access-control-allow-private-network', 'true');
    c.header('cache-control', 'no-store');
  });
  site.use(serveStatic({ root: resolve(options.dist ?? join(folderOf(app), 'dist')) }));
  const port = wholeNumber(options.port, '--port', 0, 65_535);
  await new Promise<void>((done, reject) => {
    const server = serve({ fetch: site.fetch, hostname: '127.0.0.1', port }, (address) => {
      console.log(
        `${app} is served. On the site, open any page with ?mfe.${app.slice(4)}=http://127.0.0.1:${address.port}`,
      );
      done();
    }) as Server;
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') reject(error);
      else failWith(`Port ${port} is in use. Choose another one: --port ${port + 1}`);
    });
  });
};

/** Until this process ends. */
async function buildAtEachChange(app: string): Promise<void> {
  const { bundlerOf } = await import('../local/build.ts');
  const cwd = folderOf(app);
  const env = { ...process.env, NODE_ENV: 'production' };
  const bundler = spawn(process.execPath, [bundlerOf(cwd), 'build', '--watch'], {
    cwd,
    env,
    stdio: 'inherit',
  });
  bundler.on('close', (code) => process.exit(code ?? 1));
  process.on('exit', () => bundler.kill());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit());
}
