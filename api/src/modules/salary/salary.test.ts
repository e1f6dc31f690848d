import { randomUUID } from 'node:crypto';
import type { AuditEntry, OpsSalaryMonth } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { expectErrors, expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { dayFrom } from '../../../test/support/lessons.ts';
import { rows } from '../../../test/support/rows.repository.ts';
import { cash, salaryOf } from '../../../test/support/salary.ts';
import { run } from '../../kit/database/query.repository.ts';
import type { Page } from '../../kit/page.ts';

const test = await openTestApp();
const market = await openMarket(test);

describe('the salary of a deal', () => {
  it('API-440 is read by both sides with the same entries, and by nobody else', async () => {
    const { family, tutor, call, month, book, write, say } = await salaryOf(test, market);
    await say(tutor.token, { day: dayFrom(0) });
    await say(family.token, { day: dayFrom(0) });
    await write(family.token, cash);
    const [{ side, ...ofTutor }, { side: other, ...ofFamily }] = [
      await book(tutor.token),
      await book(family.token),
    ];
    expect(ofTutor).toEqual(ofFamily);
    expect([side, other]).toEqual(['tutor', 'guardian']);
    expect(ofTutor).toMatchObject({
      month,
      held: 1,
      confirmed: 0,
      waiting: 5000,
      claims: [{ kind: 'paid', side: 'guardian', amount: 5000, way: 'cash', trx_id: null, state: 'waiting' }],
    });
    expect(ofTutor.left).toBe(ofTutor.due.amount - 5000);
    const others = [await createFamily(test.db), await market.hire(family)];
    for (const { token } of others) {
      expectFailure(await test.send(`GET ${call}`, { token }), 404, 'NOT_FOUND');
      expectFailure(await write(token, cash), 404, 'NOT_FOUND');
    }
    expectFailure(await test.send(`GET ${call}`), 401, 'UNAUTHENTICATED');
    expectErrors(await test.send(`GET ${call}?month=2026-13`, { token: family.token }), ['month']);
  });

  it('API-441 a payment is written by a side with way, day and TrxID, and answered by the other', async () => {
    const { family, tutor, write } = await salaryOf(test, market);
    for (const [body, field] of [
      [{ ...cash, amount: 0 }, 'amount'],
      [{ ...cash, amount: '' }, 'amount'],
      [{ ...cash, way: undefined }, 'way'],
      [{ ...cash, paid_on: undefined }, 'paid_on'],
      [{ ...cash, paid_on: dayFrom(1) }, 'paid_on'],
      [{ ...cash, way: 'bkash', trx_id: '12' }, 'trx_id'],
      [{ kind: 'confirmed' }, 'about'],
    ] as const)
      expectErrors(await write(family.token, body), [field]);
    const sent = { ...cash, amount: '৫,০০০', way: 'bkash', trx_id: '8n7a 6d5e4f' };
    const { body } = await write(family.token, sent);
    expect(body.data.claims).toMatchObject([{ amount: 5000, way: 'bkash', trx_id: '8N7A6D5E4F' }]);
    expectErrors(await write(family.token, sent), ['trx_id']);
    const about = body.data.claims[0]?.id;
    expectFailure(await write(family.token, { kind: 'confirmed', about }), 409, 'CONFLICT');
    expect((await write(tutor.token, { kind: 'confirmed', about })).body).toMatchObject({
      message: 'Noted. Both of you see it.',
      data: { confirmed: 5000, waiting: 0, claims: [{ state: 'confirmed' }] },
    });
  });

  it('API-442 an answer is of the month of its entry, and a correction is an entry', async () => {
    const { id, family, tutor, month, write, book } = await salaryOf(test, market);
    const { body } = await write(family.token, {
      kind: 'salary',
      amount: 7000,
      month: dayFrom(-40).slice(0, 7),
    });
    const about = body.data.claims[0]?.id;
    await write(tutor.token, { kind: 'denied', about });
    expect((await write(family.token, { kind: 'taken_back', about })).body).toMatchObject({
      message: expect.stringMatching(/^Taken back/),
      data: { month: dayFrom(-40).slice(0, 7), claims: [{ state: 'taken_back' }] },
    });
    expect((await book(family.token)).month).toBe(month);
    expect(await rows(test.db, 'salary_entries', ['kind'], { deal_id: id })).toHaveLength(3);
    for (const change of [
      run(test.db)`update salary_entries set amount = 1 where deal_id = ${id}`,
      run(test.db)`delete from salary_entries where deal_id = ${id}`,
    ])
      await expect(change).rejects.toThrow('append-only');
  });

  it('API-443 the same key is the same entry, and of two sides that write at once one answers', async () => {
    const { id, family, tutor, write } = await salaryOf(test, market);
    const sent = { ...cash, key: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => write(family.token, sent)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await rows(test.db, 'salary_entries', ['kind'], { deal_id: id })).toHaveLength(1);
    const next = { ...cash, month: dayFrom(20).slice(0, 7), amount: 10 };
    const other = await salaryOf(test, market);
    const both = await Promise.all([
      other.write(other.tutor.token, next),
      other.write(other.family.token, next),
    ]);
    expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
    expectFailure(await write(tutor.token, cash), 409, 'CONFLICT');
  });
});

describe('operators', () => {
  it('OPS-460 OPS-461 read the book, and write down what a side says by phone, with a line in the log', async () => {
    const { id, family, tutor, month, book } = await salaryOf(test, market);
    const { token } = market.operator;
    const call = `/api/ops/deals/${id}/salary`;
    const body = { ...cash, key: randomUUID(), month, side: 'guardian', reason: 'The mother called' };
    expectErrors(await test.send(`POST ${call}`, { token, body: { ...body, reason: '' } }), ['reason']);
    expect((await test.send(`POST ${call}`, { token, body })).status).toBe(200);
    const { data } = await test.read<{ data: OpsSalaryMonth }>(call, token);
    expect(data.entries).toMatchObject([
      { kind: 'paid', side: 'guardian', how: 'phone', reason: 'The mother called' },
    ]);
    expect(data.entries[0]?.recorded_by).toBeTruthy();
    const [entry] = (await book(tutor.token)).entries;
    expect(entry).toMatchObject({ side: 'guardian', how: 'phone' });
    expect(Object.keys(entry ?? {})).not.toContain('reason');
    expectFailure(await test.send(`GET ${call}`, { token: family.token }), 403, 'WRONG_ROLE');
    const log = await test.read<Page<AuditEntry>>(`/api/ops/audit?subject=deal&id=${id}`, token);
    expect(log.data[0]).toMatchObject({
      action: 'salary',
      reason: 'The mother called',
      after: { side: 'guardian', kind: 'paid', month, amount: 5000 },
    });
    expectFailure(await test.send('GET /api/ops/deals/999999/salary', { token }), 404, 'NOT_FOUND');
  });
});
