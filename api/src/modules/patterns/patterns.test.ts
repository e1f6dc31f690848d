import type { Page, Pattern, PatternKind } from '@porao/contracts';
import { expect, it } from 'vitest';
import { endPauses, type Registered, signUp } from '../../../test/support/accounts.repository.ts';
import {
  browserOf,
  expectErrors,
  expectFailure,
  openTestApp,
  type Saved,
} from '../../../test/support/app.ts';
import { createFamily, openMarket, type TestFamily } from '../../../test/support/family.repository.ts';
import { createTutor, createUser } from '../../../test/support/people.repository.ts';
import { change, insert, row, rows } from '../../../test/support/rows.repository.ts';
import { sweepBrowsers } from '../session/index.ts';

const test = await openTestApp();
const market = await openMarket(test);
const { token } = market.operator;
const reason = 'Called the family, nobody answers';

const list = async (kind: PatternKind, person: number, show = 'open') => {
  const path = `/api/ops/patterns?kind=${kind}&person=${person}&show=${show}`;
  return (await test.read<Page<Pattern>>(path, token)).data;
};
const seen = (key: string, as = token, body: object = { reason }) =>
  test.send<Saved<Pattern>>(`POST /api/ops/patterns/${key}/seen`, { token: as, body });

/** A deal that began and that an operator ended. */
async function shortDeal(family: TestFamily) {
  const tutor = await market.hire(family);
  const { id } = await row(test.db, 'deals', ['id'], { application_id: tutor.applicationId });
  await change(test.db, 'deals', { tutor_started_at: new Date() }, { id });
  await market.act(`deals/${id}/end`, { reason: 'Family ended it' });
  return { id, tutor };
}

it('API-343 API-344 finds four one-month deals of a family, and shows them again when they grow', async () => {
  const family = await createFamily(test.db, { name: 'Hasty family' });
  const ids = [];
  for (let times = 0; times < 4; times++) ids.push((await shortDeal(family)).id);
  const [found, ...rest] = await list('one_month', family.userId);
  expect(rest).toEqual([]);
  expect(found).toEqual({
    key: `one_month.family-${family.userId}`,
    kind: 'one_month',
    why: 'one_month.family',
    numbers: { deals: 4, others: 4 },
    people: [{ user_id: family.userId, name: 'Hasty family', banned: false }],
    deals: ids.toReversed(),
    seen: null,
    open: true,
  });
  const key = found?.key ?? '';
  expectErrors(await seen(key, token, { reason: '' }), ['reason']);
  const { body } = await seen(key);
  expect(body.message).toBe('Noted. It comes back when it grows.');
  expect(body.data).toMatchObject({ open: false, seen: { note: reason } });
  expect(await list('one_month', family.userId)).toEqual([]);
  expect(await list('one_month', family.userId, 'all')).toMatchObject([{ key, open: false }]);
  const { after } = await row(test.db, 'audit_log', ['after'], {
    action: 'look-at-pattern',
    subject_id: family.userId,
  });
  expect(after).toEqual({ pattern: key });
  await shortDeal(family);
  expect(await list('one_month', family.userId)).toMatchObject([
    { key, open: true, numbers: { deals: 5 }, seen: { note: reason } },
  ]);
});

it('API-343 reads reports, charges that were given back, and that nobody came', async () => {
  const family = await createFamily(test.db);
  const { userId } = family;
  const deals = [];
  for (let times = 0; times < 6; times++) {
    const { id, tutor } = await shortDeal(family);
    const { id: invoice } = await row(test.db, 'invoices', ['id'], { application_id: tutor.applicationId });
    await market.act(`invoices/${invoice}/refund`);
    deals.push({ id, tutor });
  }
  expect(await list('refunds', userId)).toMatchObject([{ numbers: { refunds: 6, deals: 6 } }]);
  const text = 'She wanted a deposit and never paid the month.';
  for (const { id, tutor } of deals.slice(4)) {
    const body = { kind: 'unpaid', text };
    const { status } = await test.send(`POST /api/deals/${id}/cases`, { token: tutor.token, body });
    expect(status).toBe(200);
  }
  for (const { id } of deals) await change(test.db, 'deals', { tutor_started_at: null }, { id });
  expect(await list('unpaid', userId)).toMatchObject([{ numbers: { deals: 2, dismissed: 2 } }]);
  expect(await list('no_show', userId)).toMatchObject([{ numbers: { deals: 6, all: 6 } }]);
  expect(await list('advance', userId)).toMatchObject([{ numbers: { reports: 2, texts: 0 } }]);
});

it('OPS-358 reads the reasons with which tutors ended their deals, without a report', async () => {
  const family = await createFamily(test.db);
  for (let times = 0; times < 2; times++) {
    const { applicationId, token: own } = await market.hire(family);
    const { id } = await row(test.db, 'deals', ['id'], { application_id: applicationId });
    const { status } = await test.send(`POST /api/deals/${id}/end`, { token: own, body: { why: 'unpaid' } });
    expect(status).toBe(200);
  }
  expect(await list('unpaid', family.userId)).toMatchObject([{ numbers: { deals: 2, dismissed: 2 } }]);
});

it('API-343 reads contacts of a family that hires nobody, and words in requests', async () => {
  const family = await createFamily(test.db);
  for (let times = 0; times < 5; times++) {
    const { requestId, jobId } = await market.publish(family);
    const { applicationId } = await market.applicant(jobId);
    await change(test.db, 'applications', { meet_asked_at: new Date() }, { id: applicationId });
    const fields = { stage: 'Closed', tutor_requirement: 'Pay a registration fee first, call 01711000001' };
    await change(test.db, 'tutor_requests', fields, { id: requestId });
  }
  expect(await list('fake_guardian', family.userId)).toMatchObject([
    { numbers: { contacts: 5, requests: 5 }, deals: [] },
  ]);
  expect(await list('advance', family.userId)).toMatchObject([{ numbers: { reports: 0, texts: 5 } }]);
});

it('API-345 finds accounts by papers, wallets, browsers and NIDs, and not what is typed to fill a field', async () => {
  const tutorWith = async (nid: string) => {
    const tutor = await createTutor(test.db, { bare: true });
    await insert(test.db, 'tutor_personal_infos', { tutor_id: tutor.tutorId, bc_nid_po: nid });
    return tutor;
  };
  const one = await tutorWith('1990555566667');
  const two = await tutorWith('1990555566667');
  const other = await tutorWith('0000000000');
  const tutors = [one, two, other, await tutorWith('0000000000')];
  for (const { tutorId: tutor_id } of tutors) {
    const paper = { tutor_id, certificate_type_id: 1, certificate: `${tutor_id}.png`, fingerprint: 'same' };
    await insert(test.db, 'tutor_certificates', paper);
    const wallet = { tutor_id, wallet_type: 'bkash', account_number: '01799999991', place: 1 } as const;
    await insert(test.db, 'tutor_wallets', wallet);
  }
  const people = tutors.map(({ userId }) => ({ user_id: userId }));
  expect(await list('papers', two.userId)).toMatchObject([{ why: 'papers.same', people }]);
  expect(await list('wallet', two.userId)).toMatchObject([{ why: 'wallet.tutors', people }]);
  const both = { why: 'accounts.nid', people: people.slice(0, 2) };
  expect(await list('accounts', two.userId)).toMatchObject([both]);
  expect(await list('accounts', other.userId)).toEqual([]);

  const accounts = [await tutorWith('0'), await tutorWith('0'), await tutorWith('0')];
  const userId = accounts[0]?.userId ?? 0;
  const event = { kind: 'sign-in', call: 'POST /api/v1/login', outcome: 'done', network: '203.0.113.9' };
  for (const { userId: user_id } of accounts) {
    await test.db.insertInto('account_browsers').values({ user_id, browser: 'of several' }).execute();
    if (user_id !== userId) await insert(test.db, 'security_events', { user_id, ...event });
  }
  expect(await list('accounts', userId)).toEqual([]);
  await insert(test.db, 'security_events', { user_id: userId, ...event });
  const shared = { why: 'accounts.many', numbers: { people: 3 } };
  expect(await list('accounts', userId)).toMatchObject([shared]);
  await sweepBrowsers(test.db);
  expect(await list('accounts', userId)).toHaveLength(1);
  await change(test.db, 'account_browsers', { seen_at: new Date(Date.now() - 366 * 86_400_000) });
  await sweepBrowsers(test.db);
  expect(await list('accounts', userId)).toEqual([]);
});

it('API-345 keeps of the browser of a sign-up that another account is of the same one', async () => {
  const send = browserOf(test.send);
  const ids = [];
  for (const role of ['tutor', 'parent']) {
    const { body } = await send<Registered>(`POST /api/${role}-registration`, { body: signUp() });
    ids.push(body.user.id);
    await endPauses(test.db);
  }
  const kept = await rows(test.db, 'account_browsers', ['user_id', 'browser']);
  expect(kept.map(({ user_id }) => user_id)).toEqual(ids);
  expect(new Set(kept.map(({ browser }) => browser)).size).toBe(1);
});

it('API-346 is for operators, never about themselves; unknown and gone patterns are named', async () => {
  const tutor = await createTutor(test.db);
  expectFailure(await test.send('GET /api/ops/patterns', { token: tutor.token }), 403, 'WRONG_ROLE');
  expectFailure(await seen('unpaid.family-1', tutor.token), 403, 'WRONG_ROLE');
  expectFailure(await seen('unpaid.family-999999'), 404, 'NOT_FOUND');
  const family = await createFamily(test.db);
  for (let times = 0; times < 4; times++) await shortDeal(family);
  // Another operator is that family.
  const operator = await createUser(test.db, 'operator');
  const { id: parent_id } = await insert(test.db, 'parents', { user_id: operator.userId });
  await change(test.db, 'jobs', { parent_id }, { parent_id: family.parentId });
  const key = `one_month.family-${operator.userId}`;
  const path = `/api/ops/patterns?person=${operator.userId}&kind=one_month`;
  expect((await test.read<Page<Pattern>>(path, operator.token)).data).toEqual([]);
  expectFailure(await seen(key, operator.token), 404, 'NOT_FOUND');
  const colleague = await createUser(test.db, 'operator');
  // Somebody with a granted role is for leads.
  expectFailure(await seen(key, colleague.token), 403, 'WRONG_ROLE');
  expect((await seen(key)).status).toBe(200);
});
