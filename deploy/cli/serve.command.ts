import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { folderOf, requireReleasable } from '../local/apps.ts';
import { serveFolder } from '../local/serve-folder.ts';
import { buildForRelease } from './build-for-release.ts';
import { type Command, failWith, wholeNumber } from './command.ts';

/** Serves a remote's build from this machine to one browser of any site; nothing is published. */
export const serveCommand: Command = async ({ names, options }) => {
  const app = requireReleasable(names[0]);
  if (app === 'shell') failWith('serve takes a remote; for the shell, publish it and open ?mfe.shell=<id>.');
  if (options.watch) await buildAtEachChange(app);
  else if (options.build) await buildForRelease([app]);
  const port = wholeNumber(options.port, '--port', 0, 65_535);
  const url = await serveFolder(resolve(options.dist ?? join(folderOf(app), 'dist')), port);
  if (url === undefined) failWith(`Port ${port} is in use. Choose another one: --port ${port + 1}`);
  console.log(
    `${app} is served. Add this to the address of any page of the site:\n?mfe.${app.slice(4)}=${url}`,
  );
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
