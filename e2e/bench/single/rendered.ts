import { serve } from '@hono/node-server';
import pino from 'pino';
import { readConfig } from '../../../deploy/gateway/config.ts';
import { createGateway } from '../../../deploy/gateway/gateway.ts';
import { type LiveApp, loadSite, type Site } from '../../../deploy/gateway/site/site.ts';
import { followedRegistry } from '../../../deploy/registry/open.ts';
import { remotes } from '../remotes.ts';
import { remotesWithServer } from './build.ts';
import { chunkOf, serverFileOf } from './config.ts';

// Serves the build as one application with all that the gateway does for remotes: content before scripts, the files of
// a page named in its document, its reads sent before its scripts. To the gateway each remote is a part of the shell's
// release.

const log = pino({ name: 'rendered', level: 'warn' });
const driver = followedRegistry(process.env, log);
const { registry } = await driver.read();
const { shell: published, ...others } = await loadSite(driver, registry, log);
/** BENCH_BASE: another server has the files, by their names alone. */
const shell = { ...published, base: process.env['BENCH_BASE'] ?? published.base };

const partOf = ({ manifest }: (typeof remotes)[number]): LiveApp => {
  const { name } = manifest;
  const own = chunkOf(name, '');
  const chunks = Object.entries(shell.release.chunks).flatMap(([chunk, files]) =>
    chunk.startsWith(own) ? [[chunk.slice(own.length), files]] : [],
  );
  return {
    base: shell.base,
    release: {
      ...shell.release,
      name,
      // The gateway finds renderers by the ids of releases.
      id: `${shell.release.id}-${name}`,
      manifest,
      global: name,
      entry: '',
      initial: [],
      chunks: Object.fromEntries(chunks),
      server: remotesWithServer.includes(name) ? serverFileOf(name) : null,
    },
  };
};
const site: Site = {
  ...others,
  shell: { ...shell, release: { ...shell.release, pages: [] } },
  remotes: remotes.map(partOf),
};

const config = readConfig(process.env);
const ofShell: typeof driver.getFile = (_app, _id, path) => driver.getFile('shell', shell.release.id, path);
const live = { current: async () => site, refusal: () => undefined, isCurrent: () => true };
const gateway = createGateway({ ...driver, getFile: ofShell }, config, log, { live });
serve({ fetch: gateway.fetch, hostname: config.host, port: config.port }, ({ port }) => {
  process.send?.({ type: 'ready', port });
});
