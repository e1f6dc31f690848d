import { caseKinds, caseRules } from '@porao/contracts';
import { expect, it } from 'vitest';
import { choicesOf, countedAt, dueAfter, dueAt } from './cases.rules.ts';

const at = new Date('2026-11-01T00:00:00.000Z');

it('RUL-056 decides by 2 hours of who is not safe, 3 days of money and 5 days of the rest', () => {
  const hours = (kind: (typeof caseKinds)[number]) => (dueAt(kind, at).getTime() - at.getTime()) / 3_600_000;
  expect(Object.fromEntries(caseKinds.map((kind) => [kind, hours(kind)]))).toEqual({
    unsafe: 2,
    no_tutor_came: 120,
    lessons_not_held: 120,
    unpaid: 72,
    ended_early: 72,
    behaviour: 120,
    wrong_information: 120,
    other: 120,
  });
  for (const kind of caseKinds) expect(caseRules[kind].decisions).toContain('no_action');
});

it('RUL-057 offers a refund or waiver only where the charge gives one, and says when a lead confirms it', () => {
  const offer = { act: 'refund', amount: 5000, until: at.toISOString() } as const;
  const names = (given: typeof offer | null) => choicesOf('unpaid', given, true).map((one) => one.decision);
  expect(names(null)).toEqual(['warn', 'ban_review', 'no_action']);
  expect(names(offer)).toEqual(['refund', 'warn', 'ban_review', 'no_action']);
  const refund = (amount: number, isLead: boolean) => choicesOf('unpaid', { ...offer, amount }, isLead)[0];
  expect(refund(5000, true)).toEqual({ decision: 'refund', amount: 5000, second_lead: false });
  expect(refund(5001, true)).toMatchObject({ second_lead: true });
  expect(refund(100, false)).toMatchObject({ second_lead: true });
  expect(choicesOf('unpaid', offer, false)[1]).toEqual({
    decision: 'warn',
    amount: null,
    second_lead: false,
  });
});

it('RUL-057 counts refund windows to the report, or to the end of the deal before it', () => {
  const opened = '2026-11-20T00:00:00.000Z';
  expect(countedAt(opened, null).toISOString()).toBe(opened);
  expect(countedAt(opened, '2026-11-10T00:00:00.000Z').toISOString()).toBe('2026-11-10T00:00:00.000Z');
  expect(countedAt(opened, '2026-11-25T00:00:00.000Z').toISOString()).toBe(opened);
});

it('RUL-056 a case is due a day after an answer, but never later for who is not safe', () => {
  const day = 86_400_000;
  const [due, answer] = [new Date(at.getTime() + 3 * day), new Date(at.getTime() + 3 * day)];
  expect(dueAfter('unpaid', answer, due)).toEqual(new Date(at.getTime() + 4 * day));
  expect(dueAfter('unsafe', answer, due)).toEqual(due);
  expect(dueAfter('unpaid', at, due)).toEqual(due);
});
