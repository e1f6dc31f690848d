import type { Message } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { boundedErrors } from './bounded-errors.ts';
import { ApiFailure, failureBody, fieldErrors, invalid } from './failure.ts';
import { boundsErrors, inputBounds } from './input-bounds.ts';

const bytesOf = (failure: ApiFailure) => Buffer.byteLength(JSON.stringify(failureBody(failure, 'bn')));
/** A text that is no key is in the place of one that repeats the input. */
const long = (text: string, length: number) => text.repeat(length) as Message;
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
        Object.fromEntries(many(500, 0).map((_, index) => [`${index}`.repeat(500), [long('x', 5000)]])),
      ),
      invalid({ ['\u0001'.repeat(9000)]: many(5000, long('\u0001', 9000)) as Message[] }),
      invalid({ name: many(5000, long('বাংলা', 500)) as Message[] }),
      new ApiFailure('CONFLICT', long('x', 100_000)),
      invalid(issues ? fieldErrors(issues) : {}),
    ];
    for (const failure of failures) expect(bytesOf(failure)).toBeLessThan(16_000);
  });

  it('keeps the errors of an ordinary form as they are, in order', () => {
    const fields = many(25, 0).map((_, index) => `field_${index}`);
    const errors = Object.fromEntries(fields.map((field): [string, Message[]] => [field, ['city.choose']]));
    const { texts, keys } = boundedErrors({ ...errors, field_0: ['city.choose', 'area.choose'] }, 'en');
    expect(Object.keys(texts)).toEqual(fields);
    expect(texts['field_0']).toEqual(['Please select a city.', 'Please select a location.']);
    expect(keys['field_0']).toEqual(['city.choose', 'area.choose']);
  });
});
