import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { boundedErrors } from './bounded-errors.ts';
import { ApiFailure, failureBody, fieldErrors, invalid } from './failure.ts';
import { boundsErrors, inputBounds } from './input-bounds.ts';

const bytesOf = (failure: ApiFailure) => Buffer.byteLength(JSON.stringify(failureBody(failure)));
const many = (length: number, value: unknown) => Array.from({ length }, () => value);

describe('the bounds of what a request consists of', () => {
  it('take an ordinary form, and an image where the endpoint has one', () => {
    expect(boundsErrors({ subjects: [1, 2], note: 'x'.repeat(1000), a: { b: { c: null } } })).toEqual({});
    const image = 'x'.repeat(2_000_000);
    expect(boundsErrors({ image }, ['image'])).toEqual({});
    expect(Object.keys(boundsErrors({ note: { image } }, ['image']))).toEqual(['note.image']);
  });

  it.each([
    ['elements', many(inputBounds.values + 1, 1)],
    ['keys', Object.fromEntries(many(inputBounds.values + 1, 0).map((_, index) => [`k${index}`, 1]))],
    ['values in several lists', { a: many(600, 1), b: many(600, 1) }],
    ['levels', JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown],
  ])('refuse too many %s with one error', (_, value) => {
    expect(Object.keys(boundsErrors(value))).toEqual(['body']);
  });

  it('read no further than the limit', () => {
    let read = 0;
    const value = { a: many(inputBounds.values + 1, 1) };
    const counted = new Proxy(value, {
      get: (target, key) => {
        read += 1;
        return Reflect.get(target, key) as unknown;
      },
    });
    boundsErrors(counted);
    expect(read).toBe(1);
  });

  it('name the first texts with NUL, by paths of bounded length', () => {
    const errors = boundsErrors({ ['k'.repeat(100_000)]: many(900, 'a\0b') });
    expect(Object.values(errors).flat()).toHaveLength(40);
    expect(Math.max(...Object.keys(errors).map((path) => path.length))).toBeLessThanOrEqual(100);
  });
});

describe('a refusal', () => {
  it('is below 16 kB with any errors', () => {
    const issues = z.array(z.object({ id: z.int() })).safeParse(many(900, null)).error;
    const failures = [
      invalid(
        Object.fromEntries(many(500, 0).map((_, index) => [`${index}`.repeat(500), ['x'.repeat(5000)]])),
      ),
      invalid({ ['\u0001'.repeat(9000)]: many(5000, '\u0001'.repeat(9000)) as string[] }),
      invalid({ name: many(5000, 'বাংলা'.repeat(500)) as string[] }),
      new ApiFailure('CONFLICT', 'x'.repeat(100_000)),
      invalid(issues ? fieldErrors(issues) : {}),
    ];
    for (const failure of failures) expect(bytesOf(failure)).toBeLessThan(16_000);
  });

  it('keeps the errors of an ordinary form as they are, in order', () => {
    const entries = many(25, 0).map((_, index) => [`field_${index}`, 'Please enter a valid value.'] as const);
    const kept = boundedErrors([...entries, ['field_0', 'Second.']]);
    expect(Object.keys(kept)).toEqual(entries.map(([field]) => field));
    expect(kept.field_0).toEqual(['Please enter a valid value.', 'Second.']);
  });
});
