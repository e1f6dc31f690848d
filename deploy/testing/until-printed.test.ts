import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inTemporaryFolder, untilPrinted } from './until-printed.ts';

const printsAndStays = (file: string) => [
  process.execPath,
  '-e',
  `require('node:fs').writeFileSync(${JSON.stringify(file)}, String(process.pid));
   console.log('ready');
   setInterval(() => {}, 1000);`,
];
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('OPS-174 a program is timed until it prints a line, and has ended after that', () =>
  inTemporaryFolder('porao-until-', async (folder) => {
    const file = join(folder, 'pid');
    const options = { cwd: folder, env: {}, signal: new AbortController().signal };
    let alive = false;
    const use = async () => {
      alive = existsSync(file);
    };
    expect(await untilPrinted(printsAndStays(file), /ready/, options, use)).toBeGreaterThan(0);
    expect(alive).toBe(true);
    await expect(untilPrinted([process.execPath, '-e', '0'], /ready/, options)).rejects.toThrow(
      'ended with 0',
    );
  }));

test('OPS-174 a benchmark that is interrupted leaves neither its programs running nor its folder behind', async () => {
  const stopped = new AbortController();
  let folder = '';
  let pid = 0;
  const run = inTemporaryFolder('porao-until-', async (made) => {
    folder = made;
    const file = join(made, 'pid');
    const options = { cwd: made, env: {}, signal: stopped.signal };
    await untilPrinted(printsAndStays(file), /ready/, options, async () => {
      pid = Number(readFileSync(file, 'utf8'));
      writeFileSync(join(made, 'edited'), '');
      stopped.abort();
      await expect.poll(() => isAlive(pid)).toBe(false);
      stopped.signal.throwIfAborted();
    });
  });
  await expect(run).rejects.toThrow('aborted');
  expect(isAlive(pid)).toBe(false);
  expect(existsSync(folder)).toBe(false);
});
