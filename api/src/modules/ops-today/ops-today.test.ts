import type { OpsToday } from '@porao/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { createTutor, createUser } from '../../../test/support/people.repository.ts';
import { change } from '../../../test/support/rows.repository.ts';
import { inBangladesh } from '../../kit/bangladesh-time.ts';
import { run } from '../../kit/database/query.repository.ts';
import { weekStart } from './weeks.ts';

const test = await openTestApp();
const market = await openMarket(test);

// No day and no week ends within a test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const today = async (): Promise<OpsToday> =>
  (await test.send<{ data: OpsToday }>('GET /api/ops/today', { token: market.operator.token })).body.data;
const nothing = { count: 0, oldest: null };

it('OPS-005 an empty site waits for nothing and has eight weeks of zeros', async () => {
  const { waiting, decided, weeks } = await today();
  expect(waiting).toEqual({
    requests: nothing,
    credentials: nothing,
    payments: nothing,
    refunds: nothing,
    claims: nothing,
    charges_due: nothing,
    charges_overdue: nothing,
    deals: nothing,
  });
  expect(decided).toEqual([]);
  const none = { requests: 0, applications: 0, deals: 0, median_days: null };
  expect(weeks).toHaveLength(8);
  for (const { from, ...week } of weeks) {
    expect(week).toEqual(none);
    expect(new Date(from).getUTCDay(), `${from} is a Saturday`).toBe(6);
  }
});

it('OPS-005 counts what waits and since when, who decided what today, and the week of each', async () => {
  const family = await createFamily(test.db);
  const { jobId } = await market.publish(family);
  const { applicationId } = await market.applicant(jobId);
  await market.confirm(applicationId);
  const pending = await market.request(family);
  const { tutorId } = await createTutor(test.db);
  const paper = (kind: number) => ({ certificate_type_id: kind, certificate: `${kind}.png` });
  const papers = [1, 2, 3].map((kind) => ({ tutor_id: tutorId, ...paper(kind) }));
  await test.db.insertInto('tutor_certificates').values(papers).execute();
  const files = await test.db.selectFrom('tutor_certificates').select('id').orderBy('id').execute();
  const body = { reason: 'Looked at' };
  const other = await createUser(test.db, 'operator', { name: 'Rahim' });
  await test.send(`POST /api/ops/credentials/${files[0]?.id}/verify`, { token: other.token, body });
  // Its file was replaced after it was looked at: it waits again.
  await test.send(`POST /api/ops/credentials/${files[1]?.id}/verify`, { token: other.token, body });
  await change(test.db, 'tutor_certificates', { certificate: 'new.png' }, { id: files[1]?.id ?? 0 });
  await change(test.db, 'tutor_requests', { created_at: new Date(Date.now() - 3_600_000) }, { id: pending });

  await change(test.db, 'applications', { created_at: new Date() });
  await change(test.db, 'deals', { created_at: new Date() });
  const { waiting, decided, weeks } = await today();
  expect(waiting).toMatchObject({
    requests: { count: 1 },
    credentials: { count: 2 },
    charges_due: { count: 1 },
    charges_overdue: nothing,
    deals: { count: 1 },
  });
  expect(Date.now() - Date.parse(waiting.requests.oldest ?? '')).toBeGreaterThan(3_500_000);
  expect(decided[0]).toMatchObject({ actor_user_id: market.operator.userId, subject: 'application' });
  const verified = { subject: 'credential', action: 'verify', count: 2 };
  expect(decided).toContainEqual({ actor_user_id: other.userId, actor_name: 'Rahim', ...verified });
  expect(weeks.at(-1)).toMatchObject({ applications: 1, deals: 1, median_days: 0 });
});

it('OPS-005 an unpaid charge is overdue after its last day, in Bangladesh', async () => {
  const due = (day: string) => test.db.updateTable('invoices').set({ due_on: day }).execute();
  const now = inBangladesh(new Date());
  await due(now.format('YYYY-MM-DD'));
  expect((await today()).waiting).toMatchObject({ charges_due: { count: 1 }, charges_overdue: nothing });
  await due(now.subtract(1, 'day').format('YYYY-MM-DD'));
  expect((await today()).waiting).toMatchObject({ charges_due: nothing, charges_overdue: { count: 1 } });
});

it('OPS-005 a week begins on Saturday at midnight in Bangladesh, and the median is that of its deals', async () => {
  const start = weekStart(inBangladesh(new Date()));
  expect(weekStart(inBangladesh(new Date('2026-11-20T17:59:59Z'))).format('YYYY-MM-DD')).toBe('2026-11-14');
  expect(weekStart(inBangladesh(new Date('2026-11-20T18:00:00Z'))).format('YYYY-MM-DD')).toBe('2026-11-21');

  await change(test.db, 'deals', { created_at: start.subtract(1, 'ms').toDate() });
  await run(test.db)`update tutor_requests set created_at = ${start.subtract(84, 'hour').toDate()}
    where stage <> 'Pending'`;
  await change(test.db, 'applications', { created_at: start.toDate() });
  const { weeks } = await today();
  expect(weeks.slice(-2)).toMatchObject([
    { deals: 1, median_days: 3.5, applications: 0 },
    { deals: 0, median_days: null, applications: 1 },
  ]);
});
