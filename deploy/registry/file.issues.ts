import { glob, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Registry } from '@porao/contracts';
import { z } from 'zod';
import { parseJson } from './parse-json.ts';
import type { Issue } from './registry-error.ts';

/** In ms. Nobody is still writing a file that is older. */
const abandoned = 10 * 60_000;

/** Finds what writers that crashed left in the folder. */
export async function fileIssues(root: string): Promise<Issue[]> {
  const found: Issue[] = [];
  for await (const half of glob('{.registry-*,releases/*/.new-*}', { cwd: root })) {
    const { mtimeMs } = await stat(join(root, half)).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > abandoned)
      found.push({
        code: 'LEFTOVER',
        message: `${half} was left by a writer that crashed.`,
        remedy: `Nothing reads it; remove it: rm -r ${join(root, half)}`,
      });
  }
  const copy = await readFile(join(root, 'registry.json'), 'utf8').catch(() => '');
  const pointer = parseJson(Registry, copy)?.revision;
  const names = await readdir(join(root, 'revisions')).catch((): string[] => []);
  const claims = names.map((name) => Number.parseInt(name, 10));
  const newest = Math.max(0, ...claims.filter(Number.isInteger));
  if (newest > (pointer ?? 0))
    found.push({
      code: 'TORN_WRITE',
      message:
        pointer === undefined
          ? 'registry.json is torn; readers use the newest readable file of the folder revisions.'
          : `registry.json is at revision ${pointer}, revision ${newest} was claimed.`,
      remedy:
        'Readers use the other file already. Any change, such as `release publish`, writes registry.json again.',
    });
  const log = await readFile(join(root, 'audit.log'), 'utf8').catch(() => '');
  const broken = log
    .split('\n')
    .filter((line) => line !== '' && parseJson(z.unknown(), line) === undefined).length;
  if (broken > 0)
    found.push({
      code: 'LOG',
      message: `${broken} lines of audit.log are torn.`,
      remedy: 'They are left out of `release log`; nothing else reads them.',
    });
  return found;
}
