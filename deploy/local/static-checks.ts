import { join, relative } from 'node:path';
import { repoRoot } from '../registry/data-dir.ts';
import { releasableApps } from './apps.ts';
import { buildApps } from './build.ts';
import type { Check, Count } from './run-checks.ts';
import { runTool } from './run-tool.ts';
import { workspaceFolders } from './workspace-folders.ts';

const bin = (name: string) => join(repoRoot, 'node_modules/.bin', name);

const verdict = (good: boolean): Count => ({ passed: Number(good), failed: Number(!good) });

function tool(
  name: string,
  what: string,
  command: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
): Check {
  return {
    name,
    what,
    run: async (context) =>
      verdict((await runTool(command, args, { ...context, ...(env && { env }) })) === 0),
  };
}

/** First, as the browser tests wait for it. */
export const buildCheck: Check = {
  name: 'build',
  what: 'the shell and every remote, as they are published',
  run: async ({ signal, print }) => {
    await buildApps(releasableApps(), { signal, say: (line) => print(`${line}\n`) });
    return verdict(true);
  },
};

/** Arguments of es-check, which looks either at the syntax or at built-ins. The oldest supported browsers have ES2023. A
 * hash of the CV's library has a method of its own with the name of a later one of browsers. */
export const scriptChecks = (files: string): string[][] => [
  ['es2023', files, '--noCache'],
  ['es2023', files, '--noCache', '--checkFeatures', '--ignore=Uint8ArrayToHex'],
];

/** The check covers what libraries bring. A test of `shared/build` looks at our sources, by all that browsers have. */
export const builtScriptsCheck: Check = {
  name: 'built-scripts',
  what: 'es-check: the oldest supported browsers can read what is built for them',
  after: 'build',
  run: async (context) => {
    let good = true;
    for (const args of scriptChecks('./{shell,mfe-*}/dist/{*,async/**/*,workers/*}.js'))
      good = (await runTool(bin('es-check'), args, context)) === 0 && good;
    return verdict(good);
  },
};

/** A sample is in the tests of `shared/build`. */
export const apiReportCheck = tool('api-report', 'what is stable is as docs/api has it', process.execPath, [
  join(repoRoot, 'deploy/pack/api-report.ts'),
]);

/** Checks that run no product code, for the members in these folders; each counts as one. */
export function staticChecks(folders: readonly string[]): Check[] {
  const paths = folders.map((folder) => relative(repoRoot, folder));
  return [
    tool(
      'lint',
      'oxlint: types and rules, no warnings',
      bin('oxlint'),
      ['--type-aware', '--type-check', '--deny-warnings', ...paths],
      // The compiler in it collects garbage less often: a fifth of its processor time.
      { GOGC: '400', GOMEMLIMIT: '3GiB' },
    ),
    tool('format', 'Biome: formatting and order of imports', bin('biome'), ['ci', '--colors=off', '.']),
    tool('spelling', 'cspell: words in code and docs; new ones go into .cspell/words.txt', bin('cspell'), [
      'lint',
      '--no-progress',
      '--no-summary',
      '--cache',
      '--cache-location',
      'node_modules/.cache/cspell',
    ]),
    tool('duplicates', 'jscpd: product code of eight lines and more in two places', bin('jscpd'), ['.']),
    tool('size', 'no file of product code above 250 lines, documents within their words', process.execPath, [
      join(import.meta.dirname, 'lines.ts'),
      '--check',
    ]),
    tool('imports', 'dependency-cruiser: who may import whom', bin('depcruise'), [
      '--config',
      '.dependency-cruiser.mjs',
      ...workspaceFolders().map((path) => relative(repoRoot, path)),
    ]),
    tool('sql', 'SQL is in repositories only; new migrations only add', process.execPath, [
      join(import.meta.dirname, 'check-sql.ts'),
    ]),
    tool('requirements', 'every named id exists, every requirement has a test', process.execPath, [
      join(import.meta.dirname, 'check-requirements.ts'),
    ]),
    tool('unused', 'knip: unused files, exports and dependencies', bin('knip'), ['--no-progress']),
    tool('messages', 'every text in both languages', process.execPath, [
      join(repoRoot, 'shared/build/src/check-messages.ts'),
      '--glossary=docs/glossary.md',
      ...workspaceFolders(),
    ]),
  ];
}
