import type { Case } from '@porao/contracts';
import { expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { openMarket } from '../../../test/support/family.repository.ts';
import { createUser } from '../../../test/support/people.repository.ts';
import { drain } from '../../../test/support/queue.repository.ts';
import { readCandidate, reviewsOf, words } from '../../../test/support/reviews.ts';
import { rows } from '../../../test/support/rows.repository.ts';

const test = await openTestApp();
const market = await openMarket(test);
const text = 'It insults my family, and is untrue.';

/** A review about the tutor that the tutor reported. */
async function reported() {
  const deal = await reviewsOf(test, market);
  const report = () =>
    test.send<{ data: Case }>(`POST /api/deals/${deal.id}/cases`, {
      token: deal.tutor.token,
      body: { kind: 'review', text },
    });
  return { ...deal, report };
}
const decide = (id: number, decision: string, token = market.operator.token) =>
  test.send<{ message: string }>(`POST /api/ops/cases/${id}/decide`, {
    token,
    body: { decision, reason: 'It insults a person' },
  });

it('API-466 RUL-089 whom a shown review is about reports it as a case; its words stay there when they are taken back', async () => {
  const { write, read, act, report } = await reported();
  expectFailure(await report(), 404, 'NOT_FOUND');
  await write('guardian');
  expectFailure(await report(), 404, 'NOT_FOUND');
  await write('tutor');
  const { data } = (await report()).body;
  expect(data).toMatchObject({ kind: 'review', state: 'open', mine: true });
  await act('guardian', (await read('guardian')).mine[0]?.id ?? 0, 'withdraw');
  const found = await rows(test.db, 'case_entries', ['kind', 'actor', 'body'], { case_id: data.id });
  expect(found).toEqual([
    { kind: 'report', actor: 'tutor', body: text },
    { kind: 'note', actor: 'system', body: words },
  ]);
  expect(JSON.stringify(data)).not.toContain(words);
});

it('OPS-465 RUL-089 an operator hides it with a reason, in the log; an appeal can show it again', async () => {
  const { tutor, family, write, read, report } = await reported();
  for (const side of ['guardian', 'tutor'] as const) await write(side);
  const { id } = (await report()).body.data;
  expectFailure(await decide(id, 'refund'), 409, 'CONFLICT');
  expect((await decide(id, 'hide_review')).status).toBe(200);
  expect((await read('tutor')).about).toEqual([]);
  expect((await read('guardian')).mine).toMatchObject([
    { state: 'hidden', text: words, hidden_reason: 'It insults a person' },
  ]);
  expect((await readCandidate(test, tutor.applicationId, family.token)).data.reviews).toEqual([]);
  const log = await rows(test.db, 'audit_log', ['action', 'reason', 'after'], {
    subject: 'case',
    subject_id: id,
  });
  expect(log).toMatchObject([
    { action: 'decide', reason: 'It insults a person', after: { decision: 'hide_review' } },
  ]);
  await drain(test.db);
  for (const user_id of [family.userId, tutor.userId]) {
    const told = await rows(test.db, 'notices', ['text_key', 'params'], { user_id });
    expect(told.filter(({ text_key }) => text_key === 'notice.case.decided')).toMatchObject([
      { params: { decision: 'hide_review', reason: 'It insults a person' } },
    ]);
  }
  const { status } = await test.send(`POST /api/cases/${id}/appeal`, {
    token: family.token,
    body: { text: 'It says nothing but the truth.' },
  });
  expect(status).toBe(200);
  const second = await createUser(test.db, 'operator');
  await decide(id, 'no_action', second.token);
  expect((await read('tutor')).about).toMatchObject([{ text: words }]);
});

it('OPS-465 other problems cannot hide a review', async () => {
  const { id, family, write } = await reported();
  for (const side of ['guardian', 'tutor'] as const) await write(side);
  const opened = await test.send<{ data: Case }>(`POST /api/deals/${id}/cases`, {
    token: family.token,
    body: { kind: 'behaviour', text },
  });
  expectFailure(await decide(opened.body.data.id, 'hide_review'), 409, 'CONFLICT');
});
