import { join } from 'node:path';
import { type Child, startChild } from '../../deploy/local/child.ts';
import { runTool } from '../../deploy/local/run-tool.ts';
import { repoRoot } from '../../deploy/registry/data-dir.ts';
import type { Started } from './gateway-load.ts';

/** Programs of this checkout and of others, whose data and logs are in the folder. */
export function benchProcesses(folder: string) {
  const started: Child[] = [];
  const launch = (name: string, script: string, args: string[] = [], more = {}, root = repoRoot) => {
    const env = { ...process.env, DATA_DIR: join(folder, 'own'), PORT: '0', LOG_LEVEL: 'silent', ...more };
    const path = join(root, script);
    const logDir = join(folder, 'log');
    const verbose = process.env['BENCH_FILES'] !== undefined;
    const options = { name, script: path, args, cwd: root, env, logDir, say: console.error, verbose };
    const child = startChild(options);
    started.unshift(child);
    return child;
  };
  const start = async (...given: Parameters<typeof launch>): Promise<Started> => {
    const child = launch(...given);
    return { child, url: `http://127.0.0.1:${await child.ready}` };
  };
  const run = async (...given: Parameters<typeof launch>): Promise<void> => {
    if ((await launch(...given).ended) !== 0) throw new Error(`${given[0]} failed; see ${folder}/log.`);
  };
  const publish = (name: string, root: string) => {
    const DATA_DIR = join(folder, name);
    return run(`${name}-publish`, 'e2e/bench/publish.ts', [root, DATA_DIR], { DATA_DIR });
  };
  /** Builds and publishes the apps of the sources below `root`, and starts their API and gateway. */
  const startSite = async (name: string, root = repoRoot) => {
    const DATA_DIR = join(folder, name);
    await publish(name, root);
    const api = await start(`${name}-api`, 'api/src/main.ts', [], { DATA_DIR, PORAO_DEMO: '1' }, root);
    const env = { DATA_DIR, API_URL: api.url };
    return { api, gateway: await start(`${name}-gateway`, 'deploy/gateway/main.ts', [], env, root) };
  };
  const stop = async () => {
    for (const child of started) await child.stop();
  };
  return { run, publish, start, startSite, stop };
}

/** `pnpm release …` of a checkout, without the smoke load; resolves with what it printed. */
export async function release(
  args: readonly string[],
  { cwd, env, signal }: { cwd: string; env: NodeJS.ProcessEnv; signal: AbortSignal },
): Promise<string> {
  let printed = '';
  const print = (said: string) => {
    printed += said;
  };
  const code = await runTool(
    join(cwd, 'node_modules/.bin/node'),
    [join(cwd, 'deploy/cli/release.ts'), ...args],
    { cwd, env: { ...env, RELEASE_SMOKE: 'off' }, signal, print },
  );
  if (code !== 0) throw new Error(`release ${args.join(' ')} failed: ${printed}`);
  return printed;
}
