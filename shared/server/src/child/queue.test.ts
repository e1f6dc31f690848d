import { getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { childQueue, type TaskError } from './queue.ts';

type Task = 'environment' | 'fail' | 'loop' | 'priority' | 'stay' | 'exit';

const queueOf = (options: Partial<Parameters<typeof childQueue>[0]> = {}) =>
  childQueue<Task, unknown>({
    script: new URL('./testing.worker.ts', import.meta.url),
    mostWaiting: 2,
    waitMs: 600_000,
    runMs: 600_000,
    ...options,
  });
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: TaskError) => error.reason,
  );

it('API-162 a child has no environment and a low priority, and answers again after a task that failed', async () => {
  const queue = queueOf();
  expect(await queue.run('environment')).toEqual({});
  expect(await reasonOf(queue.run('fail'))).toBe('failed');
  expect(await queue.run('priority')).toBe(Math.min(getPriority() + 10, 19));
});

it('API-162 a child that takes too much processor time, too long or that ends is replaced', async () => {
  const queue = queueOf();
  expect(await reasonOf(queue.run('loop'))).toBe('late');
  expect(await reasonOf(queue.run('exit'))).toBe('failed');
  expect(await queue.run('environment')).toEqual({});
  expect(await reasonOf(queueOf({ runMs: 1 }).run('stay'))).toBe('late');
});

it('API-163 one task runs at a time; more than may wait, and a second one of an owner, are refused', async () => {
  const queue = queueOf();
  const tasks = [queue.run('loop', 'a'), queue.run('environment', 'b'), queue.run('environment')];
  expect(await reasonOf(queue.run('environment', 'a'))).toBe('own');
  expect(await reasonOf(queue.run('environment', 'c'))).toBe('full');
  expect(await Promise.all(tasks.map(reasonOf))).toEqual(['late', 'done', 'done']);
  expect(await reasonOf(queue.run('environment', 'a'))).toBe('done');
});

it('API-163 a task that waits too long is refused', async () => {
  const queue = queueOf({ waitMs: 1 });
  const first = queue.run('loop');
  expect(await reasonOf(queue.run('environment'))).toBe('full');
  expect(await reasonOf(first)).toBe('late');
});

it('API-162 a child that cannot start is an error of the server', async () => {
  const queue = queueOf({ script: new URL('./missing.ts', import.meta.url) });
  expect(await reasonOf(queue.run('environment'))).toBeUndefined();
});
