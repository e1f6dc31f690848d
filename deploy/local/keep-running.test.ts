import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/fixtures.ts';
import { type Child, startChild } from './child.ts';
import { keepRunning, waitBefore } from './keep-running.ts';

async function keep(code: string) {
  const folder = await temporaryFolder();
  const script = join(folder, 'child.mjs');
  await writeFile(script, code);
  const said: string[] = [];
  const children: Child[] = [];
  const logDir = join(folder, 'log');
  const launch = () => {
    const child = startChild({ name: 'part', script, cwd: folder, env: process.env, logDir, say() {} });
    children.push(child);
    return child;
  };
  const first = launch();
  const kept = keepRunning({ first, launch, logDir, say: (line) => said.push(line), waitMs: () => 1 });
  onTestFinished(() => kept.stop());
  return { first, kept, said, children };
}

const serving = `process.send({ type: 'ready', port: 4711 }); setInterval(() => {}, 1000);`;

it('starts a part again that was killed, and says so', async () => {
  const { first, said, children } = await keep(serving);
  await first.ready;
  process.kill(first.pid ?? 0, 'SIGKILL');
  await expect.poll(() => said.length).toBe(2);
  expect(said[0]).toMatch(/^part ended by itself \(by a signal\); it is started again in 0.001 s/);
  expect(said[1]).toBe('part runs again.');
  expect(children).toHaveLength(2);
});

it('goes on when the part ends before it is ready, and stops when it is told to', async () => {
  const { kept, children } = await keep('process.exit(3)');
  await expect.poll(() => children.length).toBeGreaterThan(2);
  await kept.stop();
  const { length } = children;
  await Promise.all(children.map(({ ended }) => ended));
  expect(children).toHaveLength(length);
});

it('leaves a part alone that was stopped', async () => {
  const { first, kept, said, children } = await keep(serving);
  await first.ready;
  await kept.stop();
  expect([said, children.length]).toEqual([[], 1]);
});

it('waits longer from end to end, at most half a minute', () => {
  expect([1, 2, 3, 4, 7, 8, 100].map(waitBefore)).toEqual([500, 1000, 2000, 4000, 30_000, 30_000, 30_000]);
});
