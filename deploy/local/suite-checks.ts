import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { repoRoot } from '../registry/data-dir.ts';
import { ensureChromium } from './chromium.ts';
import { runTool } from './run-tool.ts';
import type { Check, Count } from './static-checks.ts';
import { workspaceFolders } from './workspace-folders.ts';

const e2e = join(repoRoot, 'e2e');

const VitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numFailedTestSuites: z.int(),
});

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
});

/** The test suites: vitest of every member that has tests, then the browser's. */
export function suiteChecks(): Check[] {
  const suites = workspaceFolders().filter((folder) => folder !== e2e && hasTests(folder));
  return [
    ...suites.map((folder) => ({
      name: `vitest:${basename(folder)}`,
      what: folder.slice(repoRoot.length + 1),
      run: (signal: AbortSignal) => runVitest(folder, signal),
    })),
    ...(existsSync(join(e2e, 'playwright.config.ts'))
      ? [{ name: 'e2e', what: 'journeys in a real browser', run: runBrowserTests }]
      : []),
  ];
}

const hasTests = (folder: string) =>
  globSync('**/*.test.{ts,tsx}', {
    cwd: folder,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  }).length > 0;

async function runVitest(folder: string, signal: AbortSignal): Promise<Count> {
  return withReport(async (report) => {
    const script = join(folder, 'node_modules/vitest/vitest.mjs');
    const args = [script, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await runTool(process.execPath, args, { cwd: folder, env: { NODE_ENV: 'test' }, signal });
    const { numPassedTests, numFailedTests, numFailedTestSuites } = VitestReport.parse(readJson(report));
    const broken = numFailedTests === 0 && (code !== 0 || numFailedTestSuites > 0);
    return { passed: numPassedTests, failed: numFailedTests + Number(broken) };
  });
}

async function runBrowserTests(signal: AbortSignal): Promise<Count> {
  return withReport(async (report) => {
    const cli = join(e2e, 'node_modules/@playwright/test/cli.js');
    const env = { CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const code = await runTool(process.execPath, [cli, 'test', '--reporter=list,json'], {
      cwd: e2e,
      env,
      signal,
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
