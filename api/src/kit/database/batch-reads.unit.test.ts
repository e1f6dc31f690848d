import { expect, it } from 'vitest';
import { batchReads } from './batch-reads.ts';

/** Reads the length of words, and notes which were read together. */
function lengths() {
  const batches: (readonly string[])[] = [];
  const read = batchReads(async (words: readonly string[]) => {
    batches.push(words);
    if (words.includes('fails')) throw new Error('No answer');
    return new Map(words.filter((word) => word !== 'missing').map((word) => [word, word.length]));
  });
  return { batches, read };
}

it('API-159 reads together what is asked for in one turn, each key once', async () => {
  const { batches, read } = lengths();
  expect(await Promise.all(['one', 'three', 'one', 'missing'].map(read))).toEqual([3, 5, 3, undefined]);
  expect(batches).toEqual([['one', 'three', 'missing']]);
});

it('API-159 reads again what is asked for after a read began', async () => {
  const { batches, read } = lengths();
  expect(await read('one')).toBe(3);
  expect(await read('one')).toBe(3);
  expect(batches).toEqual([['one'], ['one']]);
});

it('API-159 fails for those of one turn alone', async () => {
  const { read } = lengths();
  const both = await Promise.allSettled([read('fails'), read('one')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await read('one')).toBe(3);
});
