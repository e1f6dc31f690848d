import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../registry/data-dir.ts';
import { runTool } from './run-tool.ts';
import { workspaceFolders } from './workspace-folders.ts';

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

export interface Check {
  readonly name: string;
  readonly what: string;
  readonly run: (signal: AbortSignal) => Promise<Count>;
}

const bin = (name: string) => join(repoRoot, 'node_modules/.bin', name);

function tool(name: string, what: string, command: string, args: readonly string[]): Check {
  return {
    name,
    what,
    run: async (signal) => verdict((await runTool(command, args, { signal })) === 0),
  };
}

const verdict = (good: boolean): Count => ({ passed: Number(good), failed: Number(!good) });

const messages = join(repoRoot, 'shared/build/src/check-messages.ts');

/** Checks that run no product code; each counts as one. */
export const staticChecks: readonly Check[] = [
  {
    name: 'typecheck',
    what: 'TypeScript in every member of the workspace',
    run: async (signal) => {
      let good = true;
      for (const folder of workspaceFolders().filter((path) => existsSync(join(path, 'tsconfig.json')))) {
        const code = await runTool(bin('tsc'), ['--noEmit', '-p', folder], { signal });
        good &&= code === 0;
      }
      return verdict(good);
    },
  },
  tool('format', 'Biome: formatting and order of imports', bin('biome'), ['ci', '.']),
  tool('lint', 'oxlint with types, no warnings', bin('oxlint'), ['--type-aware', '--deny-warnings']),
  tool('imports', 'dependency-cruiser: who may import whom', bin('depcruise'), [
    '--config',
    '.dependency-cruiser.mjs',
    ...workspaceFolders().map((path) => path.slice(repoRoot.length + 1)),
  ]),
  tool('sql', 'SQL stands in repositories only', process.execPath, [
    join(import.meta.dirname, 'check-sql.ts'),
  ]),
  tool('unused', 'knip: unused files, exports and dependencies', bin('knip'), ['--no-progress']),
  ...(existsSync(messages)
    ? [tool('messages', 'every text in both languages', process.execPath, [messages])]
    : []),
];
