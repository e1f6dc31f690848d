import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { repoRoot } from '../registry/data-dir.ts';
import { ensureChromium } from './chromium.ts';
import { missingEngines } from './engines.ts';
import { type Check, type Count, MissingPieceError } from './run-checks.ts';
import { type RunContext, runTool } from './run-tool.ts';
import { readJson, runVitest, withReport } from './run-vitest.ts';

const e2e = join(repoRoot, 'e2e');
const api = join(repoRoot, 'api');

const PlaywrightSuite = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), ok: z.boolean() })),
  get suites() {
    return z.array(PlaywrightSuite).default([]);
  },
});
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  suites: z.array(PlaywrightSuite),
});

const failedSpecs = ({ specs, suites }: z.output<typeof PlaywrightSuite>): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} > ${title}`),
  ...suites.flatMap(failedSpecs),
];

const hasTests = (folder: string) =>
  globSync('**/*.test.{ts,tsx}', {
    cwd: folder,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  }).length > 0;

/** The test suites of the members in these folders; the API's once for each database. */
export function vitestChecks(folders: readonly string[]): Check[] {
  const units = folders.filter((folder) => folder !== e2e && folder !== api && hasTests(folder));
  const projects = units.map((folder) => basename(folder)).filter((name) => name !== 'deploy');
  return [
    ...(folders.includes(api) ? apiChecks() : []),
    ...(projects.length > 0 ? [vitest('unit', 'tests of remotes, shell and shared', projects)] : []),
    ...(units.some((folder) => basename(folder) === 'deploy')
      ? [vitest('deploy', 'tests of registry, gateway and commands', ['deploy'])]
      : []),
  ];
}

function apiChecks(env?: NodeJS.ProcessEnv): Check[] {
  const embedded = vitest('api-pglite', 'the API on its embedded database', ['api (pglite)'], env);
  const server = vitest('api-postgres', 'the API on a PostgreSQL server', ['api (postgres)'], env);
  const run = async (context: RunContext) => {
    await requirePostgres(context);
    return server.run(context);
  };
  return [{ ...server, run }, embedded];
}

export const browserCheck: Check = {
  name: 'e2e',
  what: 'journeys in a real browser',
  after: 'build',
  run: (context) => runBrowserTests([], context),
};

/** Proofs that take long; the other checks have a sample of each. The longest comes first. */
export const longChecks: readonly Check[] = [
  {
    name: 'e2e-long',
    what: 'long proofs in a real browser',
    run: (context) => runBrowserTests(['--config', 'playwright.long.config.ts'], context),
  },
  ...apiChecks({ TEST_LONG: '1' }),
  { name: 'image', what: 'the image, built and started by buildah', run: runImage },
  {
    name: 'store',
    what: 'two publishers on a store that fails',
    run: (context) =>
      runVitest(['--project', 'deploy', 'faulty-store'], { ...context, env: { TEST_LONG: '1' } }),
  },
  { name: 'attack', what: 'attacks on a running site', run: runAttacks },
];

async function runImage(context: RunContext): Promise<Count> {
  if (spawnSync('buildah', ['--version']).error)
    return { passed: 0, failed: 0, notes: ['Not tried: the image, as buildah is not installed here.'] };
  const code = await runTool(process.execPath, [join(repoRoot, 'deploy/production/image.check.ts')], context);
  return { passed: Number(code === 0), failed: Number(code !== 0) };
}

/** Each line of `pnpm test:attack` is a test; the last one counts them. */
async function runAttacks(context: RunContext): Promise<Count> {
  const printed: string[] = [];
  const print = (text: string) => {
    printed.push(text);
    context.print(text);
  };
  const code = await runTool(process.execPath, [join(e2e, 'attack/main.ts')], { ...context, print });
  const [, passed = '0', failed = '0'] = /^(\d+) passed, (\d+) failed$/m.exec(printed.join('')) ?? [];
  return { passed: Number(passed), failed: Number(failed) + Number(code !== 0 && failed === '0') };
}

function vitest(name: string, what: string, projects: readonly string[], env?: NodeJS.ProcessEnv): Check {
  const args = projects.flatMap((project) => ['--project', project]);
  return { name, what, run: (context) => runVitest(args, { ...context, ...(env && { env }) }) };
}

/** Fetches PostgreSQL's programs when the machine has none. The API's code finds them; this folder may not import it. */
async function requirePostgres(context: RunContext): Promise<void> {
  if (process.env['TEST_DATABASE_URL']) return;
  const said: string[] = [];
  const script = join(api, 'test/support/postgres-programs.ts');
  const code = await runTool(process.execPath, [script], { ...context, print: (text) => said.push(text) });
  if (code !== 0) throw new MissingPieceError(said.join('').trim());
}

async function runBrowserTests(args: readonly string[], context: RunContext): Promise<Count> {
  const chromium = await ensureChromium().catch((error: Error) => {
    throw new MissingPieceError(error.message, { cause: error });
  });
  return withReport(async (report) => {
    const cli = join(e2e, 'node_modules/@playwright/test/cli.js');
    const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const code = await runTool(process.execPath, [cli, 'test', '--reporter=list,json', ...args], {
      ...context,
      cwd: e2e,
      env,
    });
    const { stats, suites } = PlaywrightReport.parse(readJson(report));
    const failed = stats.unexpected + stats.flaky;
    const failures = suites.flatMap(failedSpecs);
    return {
      passed: stats.expected,
      failed: failed + Number(failed === 0 && code !== 0),
      failures,
      notes: missingEngines(),
    };
  });
}
