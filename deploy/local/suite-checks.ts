import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { repoRoot } from '../registry/data-dir.ts';
import { ensureChromium } from './chromium.ts';
import { type Check, type Count, MissingPieceError } from './run-checks.ts';
import { type RunContext, runTool } from './run-tool.ts';

const e2e = join(repoRoot, 'e2e');
const api = join(repoRoot, 'api');

const VitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numFailedTestSuites: z.int(),
});

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
});

const hasTests = (folder: string) =>
  globSync('**/*.test.{ts,tsx}', {
    cwd: folder,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  }).length > 0;

/** The test suites of the members in these folders. */
export function vitestChecks(folders: readonly string[]): Check[] {
  const units = folders.filter((folder) => folder !== e2e && folder !== api && hasTests(folder));
  const projects = units.flatMap((folder) => ['--project', basename(folder)]);
  return [
    ...(units.length > 0 ? [vitest('unit', 'tests of remotes, shell, shared and deploy', projects)] : []),
    ...(folders.includes(api) ? [vitest('api', 'the API on both databases', ['--project', 'api*'])] : []),
  ];
}

function vitest(name: string, what: string, args: readonly string[]): Check {
  return { name, what, lane: 'tests', run: (context) => runVitest(args, context) };
}

async function runVitest(projects: readonly string[], context: RunContext): Promise<Count> {
  return withReport(async (report) => {
    const script = join(repoRoot, 'node_modules/vitest/vitest.mjs');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const args = [script, 'run', ...projects, ...reporters];
    const code = await runTool(process.execPath, args, { ...context, env: { NODE_ENV: 'test' } });
    const { numPassedTests, numFailedTests, numFailedTestSuites } = VitestReport.parse(readJson(report));
    const broken = numFailedTests === 0 && (code !== 0 || numFailedTestSuites > 0);
    return { passed: numPassedTests, failed: numFailedTests + Number(broken) };
  });
}

export const browserCheck: Check = {
  name: 'e2e',
  what: 'journeys in a real browser',
  lane: 'tests',
  after: 'build',
  run: (context) => runBrowserTests([], context),
};

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
    const { expected, flaky, unexpected } = PlaywrightReport.parse(readJson(report)).stats;
    return { passed: expected + flaky, failed: unexpected + Number(unexpected === 0 && code !== 0) };
  });
}

async function withReport(work: (file: string) => Promise<Count>): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'porao-report-'));
  try {
    return await work(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
