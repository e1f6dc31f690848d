import { createRequire } from 'node:module';
import { join } from 'node:path';
import { folderOf, releasableApps } from '../local/apps.ts';
import { type Check, runChecks, summaryOf } from '../local/run-checks.ts';
import { runTool } from '../local/run-tool.ts';
import { runVitest } from '../local/run-vitest.ts';
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
  const messages = installed.resolve('@porao/build/check-messages');
  return [
    { name: 'types', what: `tsc of ${app}`, run: async ({ print }) => typesOf(app, print) },
    {
      name: 'messages',
      what: 'every text in both languages',
      run: async (context) => {
        const code = await runTool(process.execPath, [messages, '.'], { ...context, cwd });
        return { passed: Number(code === 0), failed: Number(code !== 0) };
      },
    },
    { name: 'tests', what: `Vitest in ${app}`, run: (context) => runVitest([], { ...context, cwd }) },
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
