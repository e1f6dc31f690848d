import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { repoRoot } from '../registry/data-dir.ts';
import type { Count } from './run-checks.ts';
import { runTool, type ToolOptions } from './run-tool.ts';

const VitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numFailedTestSuites: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

/** Runs the Vitest of the folder `cwd` and counts its tests; a file that cannot be loaded is a failure, as
 * is a folder without tests. */
export async function runVitest(args: readonly string[], options: ToolOptions): Promise<Count> {
  const { cwd = repoRoot, env } = options;
  return withReport(async (report) => {
    const script = join(
      dirname(createRequire(join(cwd, 'package.json')).resolve('vitest/package.json')),
      'vitest.mjs',
    );
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await runTool(process.execPath, [script, 'run', ...args, ...reporters], {
      ...options,
      env: { NODE_ENV: 'test', ...env },
    });
    if (!existsSync(report)) return { passed: 0, failed: 1 };
    const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = VitestReport.parse(
      readJson(report),
    );
    const broken = numFailedTests === 0 && (code !== 0 || numFailedTestSuites > 0);
    const failures = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `${relative(cwd, name)} > ${fullName}`),
    );
    return { passed: numPassedTests, failed: numFailedTests + Number(broken), failures };
  });
}

/** Calls `work` with the path of a file that it may write, and removes it afterwards. */
export async function withReport(work: (file: string) => Promise<Count>): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'porao-report-'));
  try {
    return await work(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
