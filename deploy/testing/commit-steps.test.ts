import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { takeBack } from './commit-steps.ts';
import { temporaryFolder } from './fixtures.ts';

const file = 'mfe-a/src/a.ts';
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.example', ...args], { cwd, stdio: 'pipe' });

/** Each commit changes one of three lines far from each other, or nothing that is taken back. */
async function repository() {
  const root = await temporaryFolder();
  git(root, 'init', '--quiet');
  mkdirSync(join(root, 'mfe-a/src'), { recursive: true });
  const lines = Array.from({ length: 40 }, (_, at) => `line ${at}`);
  const commit = (subject: string) => {
    writeFileSync(join(root, file), lines.join('\n'));
    git(root, 'add', '.');
    git(root, 'commit', '--quiet', '-m', subject);
  };
  commit('begin');
  for (const at of [0, 13, 26]) {
    lines[at] = `edited ${at}`;
    commit(`edit ${at}`);
  }
  writeFileSync(join(root, 'readme.md'), 'words');
  commit('words');
  mkdirSync(join(root, 'shared/contracts/src'), { recursive: true });
  writeFileSync(join(root, 'shared/contracts/src/a.ts'), 'code');
  commit('contracts');
  return root;
}

async function copyOf(root: string): Promise<string> {
  const copy = await temporaryFolder();
  cpSync(join(root, 'mfe-a'), join(copy, 'mfe-a'), { recursive: true });
  return copy;
}

const linesOf = (root: string) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('line'));

it('OPS-439 the newest commits that change an app are taken back in a checkout and made again one by one', async () => {
  const root = await repository();
  const own = await copyOf(root);
  const steps = takeBack(root, 'HEAD', 2, [own]);
  expect(steps.map(({ subject }) => subject)).toEqual(['edit 13', 'edit 26']);
  expect(linesOf(own)).toEqual(['edited 0']);
  steps[0]?.apply();
  expect(linesOf(own)).toEqual(['edited 0', 'edited 13']);
  steps[1]?.apply();
  expect(linesOf(own)).toEqual(['edited 0', 'edited 13', 'edited 26']);
});

it('OPS-439 a commit that does not apply in one of the checkouts is left out in all', async () => {
  const root = await repository();
  const [own, other] = [await copyOf(root), await copyOf(root)];
  const path = join(other, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace('edited 13', 'rewritten'));
  const steps = takeBack(root, 'HEAD', 2, [own, other]);
  expect(steps.map(({ subject }) => subject)).toEqual(['edit 0', 'edit 26']);
  expect(linesOf(own)).toEqual(['edited 13']);
  expect(linesOf(other)).toEqual(['rewritten']);
});

it('OPS-439 more commits than there are is refused', async () => {
  const root = await repository();
  const own = await copyOf(root);
  expect(() => takeBack(root, 'HEAD', 9, [own])).toThrow('can be taken back');
});
