import { createRequire } from 'node:module';
import { join } from 'node:path';
import { folderOf, releasableApps } from '../local/apps.ts';
import { type Check, runChecks, summaryOf } from '../local/run-checks.ts';
import { runTool } from '../local/run-tool.ts';
import { stopSignal } from '../local/stop-signals.ts';
import { RegistryError, typed } from '../registry/index.ts';
import { checkTypes } from './types.gate.ts';

/** Checks the remotes of a repository: types, texts in both languages, unit tests. Ends with an exit code. */
export async function checkCommand(): Promise<void> {
  const apps = releasableApps();
  if (apps.length === 0) console.error(`There is no remote here. A new one: ${typed('new mfe-reports')}`);
  const signal = stopSignal();
  const outcomes = await runChecks(apps.flatMap(checksOf), { signal, say: console.log, verbose: false });
  console.log(summaryOf(outcomes));
  process.exitCode = signal.aborted || outcomes.some(({ failed }) => failed > 0) || apps.length === 0 ? 1 : 0;
}

function checksOf(app: string): Check[] {
  const cwd = folderOf(app);
  const installed = createRequire(join(cwd, 'package.json'));
  const script = (name: string, what: string, args: readonly string[]): Check => ({
    name,
    what,
    run: async (context) => {
      const env = { NODE_ENV: 'test' };
      const code = await runTool(process.execPath, args, { ...context, cwd, env });
      return { passed: Number(code === 0), failed: Number(code !== 0) };
    },
  });
  const vitest = installed.resolve('vitest/package.json').replace('package.json', 'vitest.mjs');
  return [
    { name: 'types', what: `tsc of ${app}`, run: async ({ print }) => typesOf(app, print) },
    script('messages', 'every text in both languages', [
      installed.resolve('@porao/build/check-messages'),
      '.',
    ]),
    script('tests', `Vitest in ${app}`, [vitest, 'run']),
  ];
}

async function typesOf(app: string, print: (text: string) => void) {
  try {
    await checkTypes(app);
    return { passed: 1, failed: 0 };
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    print(`${error.message}\n`);
    return { passed: 0, failed: 1 };
  }
}
