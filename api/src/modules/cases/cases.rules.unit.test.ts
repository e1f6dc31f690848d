import { caseKinds, caseRules } from '@porao/contracts';
import { expect, it } from 'vitest';
import { choicesOf, countedAt, dueAt, questionTimes } from './cases.rules.ts';

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
    review: 120,
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

it('RUL-056 RUL-058 a case is due a day after an answer, but never later for who is not safe or than it ends', () => {
  const day = 86_400_000;
  const later = (days: number) => new Date(at.getTime() + days * day);
  const times = (kind: 'unpaid' | 'unsafe', due: number, asked = 0) =>
    questionTimes({ kind, due_at: later(due).toISOString(), ends_at: later(30).toISOString() }, later(asked));
  expect(times('unpaid', 3)).toEqual({ until: later(3), due: later(4) });
  expect(times('unsafe', 3)).toEqual({ until: later(3), due: later(3) });
  expect(times('unpaid', 5)).toEqual({ until: later(3), due: later(5) });
  // Nobody is asked for an answer after the end of the case.
  expect(times('unpaid', 10, 28)).toEqual({ until: later(30), due: later(30) });
});
