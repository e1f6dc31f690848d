import type { OpsInvoice, OpsToday, TutorInvoice } from '@porao/contracts';
import { expect, it } from 'vitest';
import { expectErrors, expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { createTutor, createUser } from '../../../test/support/people.repository.ts';
import { change, insert, row, rows } from '../../../test/support/rows.repository.ts';
import type { Page } from '../../kit/page.ts';
import { tellClaims } from '../notices/index.ts';

const test = await openTestApp();
const market = await openMarket(test);

async function hired() {
  const family = await createFamily(test.db);
  const tutor = await market.hire(family);
  const { id: dealId } = await row(test.db, 'deals', ['id'], { application_id: tutor.applicationId });
  const { id } = await row(test.db, 'invoices', ['id'], { application_id: tutor.applicationId });
  const started = async () => {
    await test.send(`POST /api/my-tutor/${dealId}/started`, { token: family.token });
    await test.send(`POST /api/tutor/deals/${dealId}/started`, { token: tutor.token });
  };
  const end = (token: string) =>
    test.send(`POST /api/deals/${dealId}/end`, { token, body: { why: 'not_suitable' } });
  const claim = (token = tutor.token, body: object = { reason: 'They moved away' }) =>
    test.send(`POST /api/tutor/invoices/${id}/claim`, { token, body });
  const shown = async () => (await test.read<Page<TutorInvoice>>('/api/tutor/invoices', tutor.token)).data[0];
  const open = async () =>
    (
      await test.read<Page<OpsInvoice>>(
        `/api/ops/invoices?claim=open&tutor_id=${tutor.tutorId}`,
        market.operator.token,
      )
    ).data;
  return { family, tutor, dealId, id, started, end, claim, shown, open };
}

/** The confirmation and the end were so many days ago; the newest end counts, since none can be changed. */
async function age(of: { id: number; dealId: number }, days: { issued: number; ended: number }) {
  const ago = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
  await change(test.db, 'invoices', { issued_at: ago(days.issued) }, { id: of.id });
  const ended = {
    entity: 'deal',
    entity_id: of.dealId,
    from_state: 'in_process',
    to_state: 'ended',
  } as const;
  await insert(test.db, 'transitions', { ...ended, actor: 'guardian', at: ago(days.ended) });
}

it('API-338 TUT-186 a tutor claims a waiver once after the tuition ended; operators see that the rule is clear', async () => {
  const { family, end, claim, shown, open, id } = await hired();
  expect((await shown())?.claim).toBeNull();
  expectFailure(await claim(), 409, 'CONFLICT');
  await end(family.token);
  expect((await shown())?.claim).toMatchObject({
    act: 'waive',
    amount: 3300,
    certain: true,
    claimed_at: null,
  });
  expectErrors(await claim(undefined, {}), ['reason']);
  expectFailure(await claim((await createTutor(test.db)).token), 404, 'NOT_FOUND');
  expect((await claim()).status).toBe(200);
  expectFailure(await claim(), 409, 'CONFLICT');
  expect(await open()).toMatchObject([
    {
      id,
      claim: { certain: true, reason: 'They moved away' },
      refund_preview: { act: 'waive', amount: 3300 },
    },
  ]);
  await market.act(`invoices/${id}/refund`, { reason: 'Ended without lessons', amount: 3300 });
  expect(await shown()).toMatchObject({ status: 'waived', claim: null });
  expect(await open()).toEqual([]);
  const notices = await rows(test.db, 'notices', ['text_key'], { user_id: market.operator.userId });
  expect(notices.map(({ text_key }) => text_key)).toContain('notice.charge.claimed');
});

it('RUL-063 nothing is certain once both said that lessons started, or where the tutor ended it', async () => {
  const [one, two] = [await hired(), await hired()];
  await one.started();
  await one.end(one.family.token);
  expect((await one.shown())?.claim).toMatchObject({ certain: false });
  await two.end(two.tutor.token);
  expect((await two.shown())?.claim).toMatchObject({ certain: false });
});

it('RUL-063 a claim counts from the day on which it ended, however late it is decided', async () => {
  const made = await hired();
  await market.act(`invoices/${made.id}/paid`, { reason: 'bKash 8X7' });
  await made.end(made.family.token);
  await age(made, { issued: 45, ended: 20 });
  expect((await made.shown())?.claim).toMatchObject({ act: 'refund', amount: 3300, certain: true });
  await made.claim();
  expect(await made.open()).toMatchObject([{ refund_preview: { act: 'refund', amount: 3300 } }]);
  await market.act(`invoices/${made.id}/refund`, { reason: 'By the rules', amount: 3300 });
  expect(await made.shown()).toMatchObject({ status: 'refunded', refunded_amount: 3300 });
  const late = await hired();
  await late.end(late.family.token);
  await age(late, { issued: 50, ended: 31 });
  expect((await late.shown())?.claim).toBeNull();
  expectFailure(await late.claim(), 409, 'CONFLICT');
});

it('API-380 NTF-087 leads alone are told of a claim, and once of one that nobody decided in three days', async () => {
  const { id, dealId, end, claim, family } = await hired();
  const operator = await createUser(test.db, 'operator');
  await end(family.token);
  await claim();
  const told = async (userId: number, name: string) =>
    (await rows(test.db, 'notices', ['path'], { user_id: userId, text_key: `notice.charge.${name}` })).filter(
      ({ path }) => path === `/ops/deals/${dealId}`,
    ).length;
  const lead = market.operator.userId;
  expect([await told(lead, 'claimed'), await told(operator.userId, 'claimed')]).toEqual([1, 0]);
  const after = (days: number) => tellClaims(test.db, new Date(Date.now() + days * 86_400_000));
  await after(2.9);
  expect(await told(lead, 'claimOverdue')).toBe(0);
  for (let times = 0; times < 2; times++) await after(3.1);
  expect([await told(lead, 'claimOverdue'), await told(operator.userId, 'claimOverdue')]).toEqual([1, 0]);
  const token = market.operator.token;
  const { data } = await test.read<{ data: OpsToday }>('/api/ops/today', token);
  const waiting = data.waiting.claims?.count ?? 0;
  expect(waiting).toBeGreaterThan(0);
  await market.act(`invoices/${id}/refund`, { reason: 'By the rules', amount: 3300 });
  const now = await test.read<{ data: OpsToday }>('/api/ops/today', token);
  expect(now.data.waiting.claims?.count).toBe(waiting - 1);
});

it('API-339 OPS-047 a claim that is refused ends; its tutor reads why', async () => {
  const { tutor, id, end, claim, shown, open } = await hired();
  const refuse = () => market.act(`invoices/${id}/refuse-claim`, { reason: 'Lessons were held' });
  await end(tutor.token);
  expectFailure(await refuse(), 409, 'CONFLICT');
  await claim();
  expect((await refuse()).status).toBe(200);
  expectFailure(await refuse(), 409, 'CONFLICT');
  expect((await shown())?.claim).toMatchObject({ refused: 'Lessons were held' });
  expect(await open()).toEqual([]);
  const notices = await rows(test.db, 'notices', ['text_key'], { user_id: tutor.userId });
  expect(notices.map(({ text_key }) => text_key)).toContain('notice.charge.claimRefused');
});
