// The two commands of a fresh machine. Runs on Node 20 with npm alone: it fetches the workspace's own Node and
// packages, then hands over to deploy/local/start.ts or check.ts.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';

if (import.meta.dirname === undefined) {
  console.error(`Node ${process.version} is too old: install Node 20.11 or later.`);
  process.exit(1);
}
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'pnpm.json'), 'utf8'));
const pnpm = `pnpm@${version}`;
const root = resolve(import.meta.dirname, '../..');
const modules = join(root, 'node_modules');
const nodeLink = join(modules, '.bin/node');
const stamp = join(modules, '.porao-lockfile');
const scripts = { start: 'start.ts', test: 'check.ts' };

/** @type {import('node:child_process').ChildProcess} */
let running;
let group = false;
let stopped = false;

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => stop(signal));

// npm forwards signals, but not when it is killed itself; then the parent's id changes.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && stop('SIGTERM'), 500).unref();

const [task, ...rest] = process.argv.slice(2);
const script = scripts[/** @type {keyof typeof scripts} */ (task)];
if (!script) {
  console.error('Usage: npm start, npm test');
  process.exit(1);
}
await install();
const node = realpathSync(nodeLink);
process.exit(
  await run(
    node,
    [join(import.meta.dirname, script), ...rest],
    ['inherit', 'inherit', 'inherit', 'ipc'],
    false,
  ),
);

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  stopped = true;
  if (running?.pid === undefined) return;
  try {
    process.kill(group ? -running.pid : running.pid, signal);
  } catch {
    // It ended meanwhile.
  }
}

async function install() {
  const lockfile = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(nodeLink) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile) return;
  console.log('Installing packages …');
  const args = ['--yes', pnpm, 'install', '--frozen-lockfile', '--reporter=append-only'];
  const code = await run('npx', args, ['ignore', 'inherit', 'inherit'], true);
  if (stopped) process.exit(0);
  if (code !== 0) {
    console.error(
      `Packages could not be installed (npx ${pnpm} install ended with ${code}); its messages are above.\n` +
        'Check that this machine reaches the npm registry (npm ping), then run the command again.',
    );
    process.exit(1);
  }
  if (!existsSync(nodeLink)) {
    console.error(
      'The install brought no node_modules/.bin/node. Delete node_modules and run the command again.',
    );
    process.exit(1);
  }
  writeFileSync(stamp, lockfile);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').StdioOptions} stdio
 * @param {boolean} ownGroup An install starts processes that only its group reaches.
 * @returns {Promise<number>}
 */
function run(command, args, stdio, ownGroup) {
  return new Promise((done) => {
    group = ownGroup;
    running = spawn(command, args, { cwd: root, stdio, detached: ownGroup, env: withOwnNode() });
    running.on('error', (error) => {
      console.error(`${command} cannot be started: ${error.message}`);
      done(1);
    });
    running.on('close', (code, signal) => done(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

/** The workspace's scripts run its own `node`, whose compiled code is cached for the next start. */
function withOwnNode() {
  return {
    NODE_COMPILE_CACHE: join(modules, '.cache/node-compile'),
    ...process.env,
    PATH: `${join(modules, '.bin')}:${process.env.PATH}`,
  };
}
