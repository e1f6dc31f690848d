import { execFileSync, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, tutorInfo, writeDist } from '../testing/fixtures.ts';

/** A repository that is one remote, and the command in it. */
async function repository() {
  const cwd = await temporaryFolder();
  const git = (...args: string[]) => execFileSync('git', args, { cwd, stdio: 'pipe' });
  await writeFile(join(cwd, 'package.json'), '{ "name": "mfe-tutor" }');
  await writeFile(join(cwd, '.gitignore'), '.data');
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '--quiet', '-m', 'first');
  const porao = (...args: string[]) => {
    const env = { ...process.env, DATA_DIR: '', PORAO_ROOT: '', RELEASE_SMOKE: 'off' };
    const script = join(import.meta.dirname, 'porao.ts');
    return spawnSync(process.execPath, [script, ...args], { cwd, env, encoding: 'utf8' });
  };
  return { cwd, porao };
}

it('OPS-121 the command works in the repository that it is started in, and status marks a commit with changed files', async () => {
  const { cwd, porao } = await repository();
  expect(porao('keys', 'new', 'rahim').stderr).toBe('');
  const publish = async (content: string) =>
    porao('publish', 'mfe-tutor', '--dist', await writeDist(tutorInfo, content));
  expect((await publish('one')).stdout).toMatch(/^mfe-tutor: [0-9a-f]{12} published\n$/);
  expect(porao('status').stdout).toMatch(/rahim {2}[0-9a-f]{12} {2}/);
  await writeFile(join(cwd, 'package.json'), '{ "name": "mfe-tutor", "private": true }');
  await publish('two');
  expect(porao('status').stdout).toMatch(/rahim {2}[0-9a-f]{12}\+ {2}/);
});

it('OPS-121 the command names itself in what it says', async () => {
  const { porao } = await repository();
  expect(porao('publish', 'mfe-nothing').stderr).toBe(
    'There is no mfe-nothing here. Apps: mfe-tutor. A new one: npx porao new mfe-nothing.\n',
  );
  expect(porao('new', 'mfe-Reports').stderr).toContain('no name of a remote');
  expect(porao('new', 'mfe-x', '--area', 'api', '--role', 'x-role').stderr).toContain('taken by the gateway');
  const { stdout } = porao('help');
  expect(stdout).toContain('npx porao check');
  expect(stdout).not.toContain('pnpm');
});
