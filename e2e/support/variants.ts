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
import { contentHash } from '@porao/contracts/page';
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

/** A copy of what is built with another text on its pages. As in a build of the changed source, a changed file has the
 * name of its content, which those that name it have with its digest. */
export function changedText(app: string, from: string, to: string): string {
  const dist = copyOfDist(app);
  const texts = () => globSync('**/*.{js,css,json}', { cwd: dist });
  /** Digests that others have of changed files, by path. */
  const before = new Map<string, string>();
  const edit = (path: string, change: (text: string) => string) => {
    const old = readFileSync(join(dist, path), 'utf8');
    const text = change(old);
    if (text === old) return;
    if (!before.has(path)) before.set(path, digestOf(old, 'base64'));
    writeFileSync(join(dist, path), text);
  };
  for (const path of texts().filter((one) => one.endsWith('.js')))
    edit(path, (text) => text.replaceAll(from, to));
  if (before.size === 0) throw new Error(`No script of ${app} has "${from}"; change the test.`);
  // Those that name a changed file are changed by that, and come after it.
  for (const [path, digest] of before) {
    before.delete(path);
    const text = readFileSync(join(dist, path), 'utf8');
    const hash = contentHash(path) ?? digest;
    const other = digestOf(text, 'hex').slice(0, hash.length);
    renameSync(join(dist, path), join(dist, path.replace(hash, other)));
    for (const one of texts())
      edit(one, (old) => old.replaceAll(digest, digestOf(text, 'base64')).replaceAll(hash, other));
  }
  return dist;
}

const digestOf = (text: string, encoding: 'hex' | 'base64') =>
  createHash('sha384').update(text).digest(encoding);

function copyOfDist(app: string): string {
  const dist = join(mkdtempSync(join(runFolder(), 'team-')), 'dist');
  cpSync(join(repoRoot, app, 'dist'), dist, { recursive: true });
  return dist;
}
