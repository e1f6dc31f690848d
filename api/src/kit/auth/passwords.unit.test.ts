import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

it('API-236 whoever made fewer tries is answered before the tries of a flood that wait', async () => {
  const stored = await hashPassword('the right one');
  const answered: string[] = [];
  const ask = async (name: string, password: string, tries: number) => {
    expect(await verifyPassword(stored, password, tries)).toBe(password === 'the right one');
    answered.push(name);
  };
  const flood = Array.from({ length: availableParallelism() + 8 }, (_, at) =>
    ask('flood', `wrong ${at}`, 20),
  );
  await Promise.all([...flood, ask('other', 'the right one', 1)]);
  expect(answered.indexOf('other')).toBeLessThan(answered.length - 4);
});
