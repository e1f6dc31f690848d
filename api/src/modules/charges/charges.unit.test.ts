import type { ChargeKind } from '@porao/contracts';
import { chargeRules } from '@porao/contracts/charge-rules';
import { describe, expect, it } from 'vitest';
import {
  chargeKind,
  claimOf,
  isFree,
  percentages,
  platformCharge,
  refundOffer,
  refundPercentage,
  termsVersion,
} from './charges.ts';

const home = { tutoring_place_id: 2, job_duration: 0, crash_program: false };
const confirmedAt = new Date('2026-11-20T10:00:00Z');
const after = (days: number, ms = 0) => new Date(confirmedAt.getTime() + days * 86_400_000 + ms);

describe('the platform charge', () => {
  it('RUL-012 takes 60 % online, 55 % home, 40 % crash and 2-month, 20 % 1-month jobs', () => {
    const amountOf = (job: Partial<typeof home>) =>
      platformCharge({ ...home, ...job, actual_salary: 6000 }, confirmedAt).amount;
    expect(amountOf({ tutoring_place_id: 3 })).toBe(3600);
    expect(amountOf({ tutoring_place_id: 2 })).toBe(3300);
    expect(amountOf({ tutoring_place_id: 1 })).toBe(3300);
    expect(amountOf({ crash_program: true })).toBe(2400);
    expect(amountOf({ job_duration: 2 })).toBe(2400);
    expect(amountOf({ job_duration: 1 })).toBe(1200);
    expect(percentages).toEqual({ online: 60, home: 55, crash: 40, two_month: 40, one_month: 20 });
  });

  it('lets the shortness of a job count before its place', () => {
    expect(chargeKind({ tutoring_place_id: 3, job_duration: 1, crash_program: false })).toBe('one_month');
    expect(chargeKind({ tutoring_place_id: 3, job_duration: 1, crash_program: true })).toBe('crash');
    expect(chargeKind({ tutoring_place_id: 3, job_duration: 3, crash_program: false })).toBe('online');
  });

  it('is due seven days after confirmation on the calendar of Bangladesh', () => {
    const dueOn = (at: string) => platformCharge({ ...home, actual_salary: 1 }, new Date(at)).due_on;
    expect(dueOn('2026-11-20T17:59:59Z')).toBe('2026-11-27');
    // Six hours ahead of UTC it is already the 21st.
    expect(dueOn('2026-11-20T18:00:00Z')).toBe('2026-11-28');
    expect(dueOn('2028-02-25T00:00:00Z')).toBe('2028-03-03');
  });

  it('was free from 10 Feb to 10 Mar 2025, both days of Bangladesh included', () => {
    expect(isFree(new Date('2025-02-09T17:59:59.999Z'))).toBe(false);
    expect(isFree(new Date('2025-02-09T18:00:00Z'))).toBe(true);
    expect(isFree(new Date('2025-03-10T17:59:59.999Z'))).toBe(true);
    expect(isFree(new Date('2025-03-10T18:00:00Z'))).toBe(false);
    const free = platformCharge({ ...home, actual_salary: 6000 }, new Date('2025-02-20T00:00:00Z'));
    expect(free).toMatchObject({ percentage: 0, amount: 0, base: 6000, kind: 'home' });
  });

  it('RUL-001 says in taka how it came about, in whole taka, with the version of the terms', () => {
    const charge = platformCharge({ ...home, actual_salary: 4501 }, confirmedAt);
    expect(charge.amount).toBe(2476);
    expect(charge.computation).toBe("55% of the first month's salary of ৳ 4,501 (home tutoring) = ৳ 2,476");
    expect(charge.computation).not.toMatch(/[$€£₹]|USD|EUR|INR/);
    expect(charge.terms_version).toBe(termsVersion);
    expect(platformCharge({ ...home, actual_salary: 10 }, confirmedAt).amount).toBe(6);
  });
});

describe('the rules', () => {
  it('RUL-060 are one table, by which refunds and the day of payment are computed', () => {
    expect(percentages).toBe(chargeRules.percentages);
    for (const { days, home, others } of chargeRules.refund) {
      expect(refundPercentage('home', confirmedAt, after(days, -1))).toBe(home);
      expect(refundPercentage('online', confirmedAt, after(days, -1))).toBe(others);
    }
  });

  it('RUL-063 a claim counts from the end, within 30 days of it, and is certain for a family without lessons', () => {
    const facts = {
      ended_at: after(29).toISOString(),
      ended_by: 'guardian',
      both_started: false,
      claimed_at: null,
      claim_reason: null,
      claim_answer: null,
    };
    const charge = {
      status: 'paid',
      kind: 'home',
      amount: 3300,
      issued_at: confirmedAt.toISOString(),
    } as const;
    const claim = (change: Partial<typeof facts>, days = 40) =>
      claimOf(charge, { ...facts, ...change }, after(days));
    expect(claim({})).toMatchObject({ act: 'refund', amount: 3300, certain: true });
    expect(claim({})?.until).toBe(after(59).toISOString());
    expect(claim({}, 59)).toBeNull();
    expect(claim({ ended_at: after(31).toISOString() })).toMatchObject({ amount: 1650, certain: false });
    expect(claim({ ended_by: 'tutor' })).toMatchObject({ certain: false });
    expect(claim({ both_started: true })).toMatchObject({ certain: false });
    expect(claimOf({ ...charge, status: 'refunded' }, facts, after(40))).toBeNull();
  });
});

describe('the refund', () => {
  it('is 100 % in the first 30 days for all kinds, then 50 % for home and 0 for others, then nothing', () => {
    for (const kind of Object.keys(percentages) as ChargeKind[]) {
      const next = kind === 'home' ? 50 : 0;
      expect(refundPercentage(kind, confirmedAt, confirmedAt)).toBe(100);
      expect(refundPercentage(kind, confirmedAt, after(30, -1))).toBe(100);
      expect(refundPercentage(kind, confirmedAt, after(30))).toBe(next);
      expect(refundPercentage(kind, confirmedAt, after(60, -1))).toBe(next);
      expect(refundPercentage(kind, confirmedAt, after(60))).toBe(0);
    }
  });

  it('OPS-047 is offered for a paid charge, waiving for an unpaid one, each with its end', () => {
    const offer = (status: 'paid' | 'unpaid' | 'refunded', kind: ChargeKind, days: number) =>
      refundOffer({ status, kind, amount: 3300, issued_at: confirmedAt.toISOString() }, after(days));
    const [first, second] = [after(30).toISOString(), after(60).toISOString()];
    expect(offer('unpaid', 'home', 1)).toEqual({ act: 'waive', amount: 3300, until: first });
    expect(offer('unpaid', 'home', 30)).toBeNull();
    expect(offer('paid', 'home', 1)).toEqual({ act: 'refund', amount: 3300, until: first });
    expect(offer('paid', 'home', 31)).toEqual({ act: 'refund', amount: 1650, until: second });
    expect(offer('paid', 'online', 31)).toBeNull();
    expect(offer('refunded', 'home', 1)).toBeNull();
  });

  it('is in whole taka', () => {
    const offer = (kind: ChargeKind, days: number) =>
      refundOffer({ status: 'paid', kind, amount: 3301, issued_at: confirmedAt.toISOString() }, after(days));
    expect(offer('home', 31)?.amount).toBe(1651);
    expect(offer('home', 1)?.amount).toBe(3301);
    expect(offer('online', 31)).toBeNull();
  });

  it('RUL-060 API-353 a family that ends it early without lessons gives the percent of that rule, whatever the window', () => {
    const charge = {
      status: 'paid',
      kind: 'home',
      amount: 3300,
      issued_at: confirmedAt.toISOString(),
    } as const;
    const { days, percent } = chargeRules.withoutLessons;
    const facts = { both_started: false, claimed_at: null, claim_reason: null, claim_answer: null };
    const claim = (ended: Date, ended_by = 'guardian') =>
      claimOf(charge, { ...facts, ended_at: ended.toISOString(), ended_by }, ended);
    const whole = Math.round((3300 * percent) / 100);
    expect(claim(after(days, -1))).toMatchObject({ amount: whole, certain: true });
    expect(claim(after(days, -1), 'tutor')).toMatchObject({ certain: false });
    expect(claim(after(days))).toMatchObject({ amount: 1650, certain: false });
    // The rule is a least: another window beside it does not take from it.
    expect(refundOffer(charge, after(31), percent)).toMatchObject({ amount: whole });
  });
});
