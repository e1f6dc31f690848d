import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One text in both languages, a component of shared/ui, the patch version of a library in the app's files. */
export const changeKinds = ['text', 'component', 'dependency'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Makes one change of an app in a checkout, other for each mark. Returns what takes it back. */
export function editSources(root: string, app: string, kind: ChangeKind, mark: number): () => void {
  const edits = editsOf[kind](root, app, mark);
  if (edits.length === 0) throw new Error(`${root} has nothing to edit for ${app}/${kind}.`);
  const before = edits.map(([file]) => [file, readFileSync(file, 'utf8')] as const);
  for (const [file, content] of edits) replaceFile(file, content);
  return () => {
    for (const [file, content] of before) replaceFile(file, content);
  };
}

type Edits = readonly (readonly [file: string, content: string])[];

const editsOf: Readonly<Record<ChangeKind, (root: string, app: string, mark: number) => Edits>> = {
  text: (root, app, mark) =>
    ['en', 'bn'].flatMap((language) =>
      replaced(
        join(root, app, `src/locales/${language}.ts`),
        // The first text of several words.
        /^( +(?:'[^']+'|\w+): ')(?:\d+ )?(?=[^'\n]+ )/m,
        `$1${mark} `,
      ),
    ),
  component: (root, _, mark) =>
    replaced(
      join(root, 'shared/ui/src/button/button.tsx'),
      /( +)type="button"\n(?: +data-edited="\d+"\n)?/,
      `$1type="button"\n$1data-edited="${mark}"\n`,
    ),
  dependency: (root, app, mark) => {
    const lockfile = join(root, 'pnpm-lock.yaml');
    const used = ` if (globalThis.poraoEdited === ${mark}) console.info(${mark});`;
    const files = filesOfLibrary(root, app).map(
      (file) => [file, `${readFileSync(file, 'utf8')}\n;${used}\n`] as const,
    );
    // Builds are made again where the lockfile differs, as with a real version.
    return files.length === 0 ? [] : [...files, [lockfile, `${readFileSync(lockfile, 'utf8')}# ${mark}\n`]];
  },
};

function replaced(file: string, pattern: RegExp, by: string): Edits {
  const content = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const edited = content.replace(pattern, by);
  return edited === content ? [] : [[file, edited]];
}

/** The only library of npm in the browser's files of a remote is the federation's runtime. */
function filesOfLibrary(root: string, app: string): string[] {
  const [name, files] =
    app === 'shell'
      ? ['react-dom', 'cjs/react-dom-client.production.js']
      : ['@module-federation/webpack-bundler-runtime', 'dist/index.{js,mjs,cjs}'];
  const folder = `node_modules/.pnpm/${name.replace('/', '+')}@*/node_modules/${name}`;
  return globSync(`${folder}/${files}`, { cwd: root }).map((file) => join(root, file));
}

/** A file of the package store may have several names: the one here becomes a file of its own. */
function replaceFile(file: string, content: string): void {
  rmSync(file);
  writeFileSync(file, content);
}
