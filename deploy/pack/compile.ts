import { globSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runTool } from '../local/run-tool.ts';
import { repoRoot } from '../registry/data-dir.ts';
import { readManifest } from './packages.ts';

/** Where the sources of each export are. Found by the links in `node_modules`, they can count as another package's, which
 * are not compiled; which ones changes from run to run, as the compiler reads files in parallel. */
const sourcesOfExports = (): Record<string, string[]> =>
  Object.fromEntries(
    globSync('shared/*/package.json', { cwd: repoRoot })
      .map((file) => dirname(file))
      .flatMap((folder) => {
        const { name, exports } = readManifest(folder);
        return Object.entries(exports).map(([path, source]) => [
          name + path.slice(1),
          [join(repoRoot, folder, source)],
        ]);
      }),
  );

/** Compiles these files of the workspace and all that they import into JavaScript and declarations below `out`, each in the
 * folder that it has in the workspace. Throws with what the compiler says. */
export async function compile(entries: readonly string[], out: string, more: object = {}): Promise<void> {
  const config = {
    extends: join(repoRoot, 'tsconfig.base.json'),
    compilerOptions: {
      // These libraries are those of browsers and of Node, as in one program each file is compiled once.
      lib: ['ES2024', 'DOM', 'DOM.Iterable'],
      typeRoots: [join(repoRoot, 'deploy/node_modules/@types')],
      types: ['node'],
      jsx: 'react-jsx',
      // Browsers that the builds support have all of it; builds compile no packages again.
      target: 'ES2022',
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: repoRoot,
      outDir: out,
      paths: sourcesOfExports(),
      ...more,
    },
    files: ['shared/build/env.d.ts', ...entries].map((file) => join(repoRoot, file)),
  };
  const file = `${out}.tsconfig.json`;
  writeFileSync(file, JSON.stringify(config));
  const words: string[] = [];
  const context = { signal: new AbortController().signal, print: (text: string) => words.push(text) };
  const code = await runTool(
    join(repoRoot, 'node_modules/.bin/tsc'),
    ['--pretty', 'false', '-p', file],
    context,
  );
  if (code !== 0) throw new Error(`The packages do not compile:\n${words.join('')}`);
}

/** The compiler leaves `./x.ts` and the import of a style in declarations, which not all tools resolve. */
export const withJsSpecifiers = (declarations: string): string =>
  declarations
    .replace(/^import ["'][^"']+\.css["'];\n/gm, '')
    .replace(/((?:from|import\() ?["'])(\.{1,2}\/[^"']+?)\.tsx?(?=["'])/g, '$1$2.js');

/** Names of the packages that a compiled file imports, `@scope/name` of `@scope/name/path`. */
export function importedPackages(text: string): Set<string> {
  const statement = /^(?:import|(?:import|export|\})[^;'"=]*\bfrom) ?["']([^"'.][^"']*)["']/gm;
  const call = /\bimport\(["']([^"'.][^"']*)["']\)/g;
  const found = [statement, call].flatMap((pattern) => [...text.matchAll(pattern)]);
  const names = found.map(([, module = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? module);
  return new Set(names.filter((name) => !name.startsWith('node:')));
}
