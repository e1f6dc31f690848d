import { expect, it, onTestFinished, vi } from 'vitest';
import { minuteLimit } from './window-limit.ts';

it('forgets a minute that is over, and counts each key alone', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1);
  onTestFinished(() => now.mockRestore());
  const limit = minuteLimit(2);
  limit.add('a');
  now.mockReturnValue(59_900);
  limit.add('a');
  expect([limit.isOver('a'), limit.isOver('b')]).toEqual([true, false]);
  now.mockReturnValue(60_002);
  expect(limit.isOver('a')).toBe(false);
  limit.add('a');
  expect(limit.isOver('a')).toBe(false);
});

it('API-186 counts wider networks of IPv6, too', () => {
  const limit = minuteLimit(2);
  const tries = (network: string) => {
    const isOver = limit.isOver(network);
    if (!isOver) limit.add(network);
    return !isOver;
  };
  const network = (last: number) => `2001:db8:1:a00${last}::/64`;
  expect([1, 1, 1, 2, 2, 3].map((last) => tries(network(last)))).toEqual([
    true,
    true,
    false,
    true,
    true,
    false,
  ]);
  expect(['b001', 'b002', 'c001'].map((last) => tries(`2001:db8:1:${last}::/64`))).toEqual([
    true,
    true,
    false,
  ]);
});
