import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 28 });

/** Puts the API of the last release into a folder of its own, which the caller removes, over the packages that are
 * installed here: those of its own version would take a minute. */
export function releasedApi(): string {
  const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*').toString().trim();
  const members = ['api', 'shared/contracts', 'shared/server'];
  const folder = mkdtempSync(join(tmpdir(), 'porao-released-'));
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', '--format=tar', tag, ...members) });
  for (const member of members) {
    const [installed, linked] = [root, folder].map((base) => join(base, member, 'node_modules')) as [
      string,
      string,
    ];
    for (const name of packagesIn(installed)) {
      mkdirSync(join(linked, name, '..'), { recursive: true });
      const own = /^@porao\/(.+)$/.exec(name)?.[1];
      symlinkSync(own ? join(folder, 'shared', own) : join(installed, name), join(linked, name));
    }
  }
  return folder;
}

/** Names of packages; those of a scope have its folder before theirs. */
const packagesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(folder, name)).map((one) => `${name}/${one}`) : [name],
    );
