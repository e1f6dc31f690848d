import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import { inputsOf } from '../../deploy/local/build.ts';
import { type NewRemote, template, writeRemote } from '../../deploy/local/new-remote.ts';
import { repoRoot } from '../../deploy/registry/data-dir.ts';
import { command } from './releases.ts';
import { runFolder } from './run-folder.ts';

/** A change of one source file: every appearance of `from` becomes `to`. */
export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const cache = join(repoRoot, 'e2e/node_modules/.cache/variants');
const hashOf = (...texts: string[]) =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12);

/** A build of a changed copy of a remote, `source` being its folder in the repository; answers its dist. */
export const buildVariant = (source: string, edits: readonly Edit[] = []): Promise<string> =>
  keptBuild(source, JSON.stringify(edits), (copy) => {
    cpSync(join(repoRoot, source), copy, { recursive: true, filter: (path) => !leftOut.has(basename(path)) });
    for (const { file, from, to } of edits) {
      const text = readFileSync(join(copy, file), 'utf8');
      if (!text.includes(from))
        throw new Error(`${source}/${file} has no "${from}"; change the test's edit.`);
      writeFileSync(join(copy, file), text.replaceAll(from, to));
    }
  });

/** A build of a remote as `pnpm new` writes it; answers its dist. */
export const buildNewRemote = (remote: NewRemote): Promise<string> =>
  keptBuild(relative(repoRoot, template), JSON.stringify(remote), (copy) => {
    writeRemote(remote, copy);
    rmSync(join(copy, 'tsconfig.json'));
  });

/** The bundler would follow tsconfig's paths from where the copy lies. */
const leftOut = new Set(['node_modules', 'dist', '.cache', 'tsconfig.json']);

/** Builds what `write` writes, with the packages of `source`, and keeps it between runs for as long as what it is made
 * of stays the same. */
async function keptBuild(source: string, what: string, write: (copy: string) => void): Promise<string> {
  const name = hashOf(source, what);
  const kept = join(cache, `${name}-${hashOf(inputsOf(source))}`);
  if (existsSync(kept)) return kept;
  const dist = await build(source, write);
  mkdirSync(cache, { recursive: true });
  const older = readdirSync(cache).filter((entry) => entry.startsWith(`${name}-`));
  for (const entry of older) rmSync(join(cache, entry), { recursive: true, force: true });
  const copy = mkdtempSync(join(cache, 'copy-'));
  cpSync(dist, copy, { recursive: true });
  try {
    renameSync(copy, kept);
  } catch {
    // The other worker was faster.
    rmSync(copy, { recursive: true, force: true });
  }
  return kept;
}

async function build(source: string, write: (copy: string) => void): Promise<string> {
  const packages = join(repoRoot, source, 'node_modules');
  const copy = join(mkdtempSync(join(runFolder(), 'variant-')), basename(source));
  write(copy);
  symlinkSync(packages, join(copy, 'node_modules'));
  const { code, stdout, stderr } = await command([join(packages, '@rsbuild/core/bin/rsbuild.js'), 'build'], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`The changed ${source} does not build:\n${stdout}\n${stderr}`);
  return join(copy, 'dist');
}

/** Copies of what is built, each with a word of its own and so with an id of its own. */
export function changedDist(app: string): (word: string) => string {
  return (word) => {
    const dist = copyOfDist(app);
    writeFileSync(join(dist, 'word.txt'), word);
    return dist;
  };
}

/** A copy of what is built with another text on its pages: a build of the changed source has no other difference. */
export function changedText(app: string, from: string, to: string): string {
  const dist = copyOfDist(app);
  const changed = namingFiles(dist).filter((name) =>
    rewrite(dist, name, (text) => text.replaceAll(from, to)),
  );
  if (changed.length === 0) throw new Error(`No script of ${app} has "${from}"; change the test.`);
  return dist;
}

const namingFiles = (dist: string) => globSync('**/*.{js,json}', { cwd: dist });

/** Changes a file, and name and digest of it in those that name it. Returns whether it changed. */
function rewrite(dist: string, name: string, change: (text: string) => string): boolean {
  const path = join(dist, name);
  const old = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const text = change(old);
  if (text === old) return false;
  const hash = createHash('sha384').update(text).digest('hex').slice(0, 16);
  const renamed = name.replace(/[0-9a-f]{16}(?=\.js$)/, hash);
  renameSync(path, join(dist, renamed));
  writeFileSync(join(dist, renamed), text);
  for (const other of namingFiles(dist))
    rewrite(dist, other, (naming) =>
      naming.replaceAll(basename(name), basename(renamed)).replaceAll(digestOf(old), digestOf(text)),
    );
  return true;
}

const digestOf = (script: string) => createHash('sha384').update(script).digest('base64');

function copyOfDist(app: string): string {
  const dist = join(mkdtempSync(join(runFolder(), 'team-')), 'dist');
  cpSync(join(repoRoot, app, 'dist'), dist, { recursive: true });
  return dist;
}
