import { expect, it } from 'vitest';
import type { z } from 'zod';
import { EducationBody, type Endpoint, endpoints } from './index.ts';
import bn from './locales/bn.ts';
import rules from './locales/rules.en.ts';
import { messageOfIssue, partsOf, textOf } from './messages.ts';

interface Def {
  readonly error?: (issue: object) => unknown;
}

/** Every message that is written in a schema, through all its parts. */
function messagesOf(schema: unknown, seen = new Set<unknown>()): string[] {
  if (schema === null || typeof schema !== 'object' || seen.has(schema)) return [];
  seen.add(schema);
  const zod = Reflect.get(schema, '_zod') as { def: Def } | undefined;
  if (!zod) return Object.values(schema).flatMap((part) => messagesOf(part, seen));
  const own = zod.def.error?.({ input: null });
  return [
    ...(typeof own === 'string' ? [own] : []),
    ...Object.values(zod.def).flatMap((part) => messagesOf(part, seen)),
  ];
}

it('every message of a schema that the API checks is a key', () => {
  const all: readonly Endpoint[] = Object.values<Endpoint>(endpoints);
  const written = all.flatMap(({ params, query, body }) => messagesOf([params, query, body]));
  expect(written.length).toBeGreaterThan(100);
  expect([...new Set(written)].filter((message) => !Object.hasOwn(rules, message))).toEqual([]);
});

it('no Bengali text has a word of English, apart from the names of formats and of what they have', () => {
  const texts = Object.values(bn).flatMap((text): string[] =>
    typeof text === 'string' ? [text] : Object.values(text),
  );
  expect(
    texts.filter((text) => /[A-Za-z]/.test(text.replace(/\{\w+\}|JSON|CSV|TrxID|amount|HOME|STOP/g, ''))),
  ).toEqual([]);
});

it('a message has its places filled in its language, with names that are messages themselves', () => {
  const role = { key: 'role.switched', params: { role: { key: 'role.parent' } } } as const;
  expect(textOf(role)).toBe('You are now signed in as parent.');
  expect(textOf(role, 'bn')).toBe('আপনি এখন অভিভাবক হিসেবে সাইন ইন করা আছেন।');
  const left = (count: number) => ({ key: 'otp.wrongLeft', params: { count } }) as const;
  expect([1, 2].map((count) => textOf(left(count)))).toEqual([
    'The OTP is not right. 1 try left.',
    'The OTP is not right. 2 tries left.',
  ]);
  expect(textOf(left(3), 'bn')).toContain('৩ বার');
});

it('an issue of a schema gives its key and values; what zod says itself is the detail of a key', () => {
  const issuesOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues ?? [];
  const entry = { education_level_id: 6, exam_title_id: 1, group_id: 1, curriculum_id: 1, result: '5.50' };
  const [range] = issuesOf(EducationBody, entry);
  expect(range && textOf(messageOfIssue(range))).toBe('Result must be between 0.00 and 5.00.');
  const [strange] = issuesOf(EducationBody, 'text');
  expect(strange && partsOf(messageOfIssue(strange))).toMatchObject({ key: 'value.invalid' });
});
