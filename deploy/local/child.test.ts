import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/fixtures.ts';
import { noSmallDisk, smallDisk } from '../testing/small-disk.ts';
import { startChild } from './child.ts';

async function start(code: string, logIn?: string) {
  const folder = await temporaryFolder();
  const logDir = join(logIn ?? folder, 'log');
  const script = join(folder, 'child.mjs');
  await writeFile(script, code);
  const said: string[] = [];
  const child = startChild({
    name: 'part',
    script,
    cwd: folder,
    env: process.env,
    logDir,
    say: (line) => said.push(line),
  });
  onTestFinished(() => child.stop());
  return { child, said, log: () => readFile(join(logDir, 'part.log'), 'utf8') };
}

/** A process that has ended but was not waited for by whoever inherited it counts as gone. */
const isAlive = (pid: number) => {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.trim().startsWith('Z');
};

const serving = `process.send({ type: 'ready', port: 4711 }); setInterval(() => {}, 1000);`;

it('waits for the ready message, keeps every line and tells the warnings', async () => {
  const { child, said, log } = await start(`
    console.log(JSON.stringify({ level: 30, msg: 'listens' }));
    console.log(JSON.stringify({ level: 50, msg: 'breaks', err: { message: 'no disk' } }));
    console.error('not a log entry');
    ${serving}`);
  expect(await child.ready).toBe(4711);
  await expect.poll(() => said.toSorted()).toEqual(['part: breaks: no disk', 'part: not a log entry']);
  await child.stop();
  expect(await log()).toContain('listens');
});

it('goes on while its log finds no space, and then writes how many lines are missing', async ({ skip }) => {
  const disk = (await smallDisk(1)) ?? skip(noSmallDisk);
  onTestFinished(() => disk.remove());
  const { child, said, log } = await start(
    `setInterval(() => console.log('a line of the child '.repeat(50)), 10); ${serving}`,
    disk.path,
  );
  await child.ready;
  await expect.poll(log).toContain('a line');
  disk.fill();
  const { length } = said;
  // Longer than what is left of the file's last page.
  await expect.poll(() => said.length).toBeGreaterThan(length + 10);
  disk.free();
  await expect.poll(log).toMatch(/\n[1-9]\d* lines could not be written here\.\na line of the child /);
});

it('says when the child ends before it is ready', async () => {
  const { child } = await start('process.exit(3)');
  await expect(child.ready).rejects.toThrow('part ended with 3 before it was ready');
  expect(child.stopping).toBe(false);
});

it('ends what the child had started too', async () => {
  const { child } = await start(`
    import { spawn } from 'node:child_process';
    const helper = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    process.send({ type: 'ready', port: helper.pid });
    setInterval(() => {}, 1000);`);
  const helper = await child.ready;
  expect(isAlive(helper)).toBe(true);
  await child.stop();
  await expect.poll(() => isAlive(helper)).toBe(false);
});

it('leaves when its parent is killed', async () => {
  const code = `
    const { startChild } = await import(${JSON.stringify(join(import.meta.dirname, 'child.ts'))});
    import { writeFileSync } from 'node:fs';
    writeFileSync('part.mjs', ${JSON.stringify(serving)});
    const part = startChild({ name: 'inner', script: 'part.mjs', cwd: process.cwd(), env: process.env, logDir: 'inner', say() {} });
    await part.ready;
    process.send({ type: 'ready', port: part.pid });`;
  const { child } = await start(code);
  const inner = await child.ready;
  process.kill(child.pid ?? 0, 'SIGKILL');
  await child.ended;
  for (let i = 0; i < 50 && isAlive(inner); i += 1) await sleep(50);
  expect(isAlive(inner)).toBe(false);
});
