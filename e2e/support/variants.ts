import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repoRoot } from '../../deploy/registry/data-dir.ts';
import { command } from './releases.ts';
import { runFolder } from './run-folder.ts';

/** A change of one source file: every appearance of `from` becomes `to`. */
export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Builds a changed copy of a remote, `source` being its folder in the repository; answers its dist. */
export async function buildVariant(source: string, edits: readonly Edit[] = []): Promise<string> {
  const original = join(repoRoot, source);
  const copy = join(mkdtempSync(join(runFolder(), 'variant-')), basename(source));
  // The bundler would follow tsconfig's paths from where the copy lies.
  const leftOut = new Set(['node_modules', 'dist', '.cache', 'tsconfig.json']);
  cpSync(original, copy, { recursive: true, filter: (path) => !leftOut.has(basename(path)) });
  symlinkSync(join(original, 'node_modules'), join(copy, 'node_modules'));
  for (const { file, from, to } of edits) {
    const text = readFileSync(join(copy, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${source}/${file} has no "${from}"; change the test's edit.`);
    writeFileSync(join(copy, file), text.replaceAll(from, to));
  }
  const { code, stdout, stderr } = await command(
    [join(original, 'node_modules/@rsbuild/core/bin/rsbuild.js'), 'build'],
    { cwd: copy, env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (code !== 0) throw new Error(`The changed ${source} does not build:\n${stdout}\n${stderr}`);
  return join(copy, 'dist');
}
