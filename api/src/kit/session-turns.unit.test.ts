import { expect, it } from 'vitest';
import { sessionTurns } from './session-turns.ts';

it('API-235 works on six calls of a session at once, and on the calls of others meanwhile', async () => {
  const inTurn = sessionTurns();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const call = (token: string, name: string) =>
    inTurn(token, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const calls = Array.from({ length: 8 }, (_, at) => call('flood', `flood ${at}`));
  const other = call('other', 'other');
  await Promise.resolve();
  expect(begun).toEqual(['flood 0', 'flood 1', 'flood 2', 'flood 3', 'flood 4', 'flood 5', 'other']);
  ends[0]?.();
  await calls[0];
  await expect.poll(() => begun.at(-1)).toBe('flood 6');
  for (let at = 0; at < 9; at += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(at);
    ends[at]?.();
  }
  await Promise.all([...calls, other]);
});

it('API-235 goes on after a call that fails', async () => {
  const inTurn = sessionTurns();
  const fails = () => inTurn('one', () => Promise.reject(new Error('refused')));
  for (let at = 0; at < 7; at += 1) await expect(fails()).rejects.toThrow('refused');
  expect(await inTurn('one', () => Promise.resolve('done'))).toBe('done');
});
