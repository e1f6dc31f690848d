import type { OpsReport } from '@porao/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { createTutor, createUser } from '../../../test/support/people.repository.ts';
import { change, insert, row, rows } from '../../../test/support/rows.repository.ts';
import { inBangladesh } from '../../kit/bangladesh-time.ts';
import { weekStart } from '../ops-today/index.ts';

const test = await openTestApp();
const market = await openMarket(test);
const { token } = market.operator;

// No day and no week ends within a test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const report = async (weeks = 12): Promise<OpsReport> =>
  (await test.send<{ data: OpsReport }>(`GET /api/ops/report?weeks=${weeks}`, { token })).body.data;
/** So many hours after a week began; 0 is the running one. */
const inWeek = (ago: number, hours: number): Date =>
  weekStart(inBangladesh(new Date())).subtract(ago, 'week').add(hours, 'hour').toDate();
const weekAt = async (ago: number) => (await report()).weeks.at(-1 - ago);

it('API-280 the report is for leads, of 1 to 26 weeks from Saturday; an empty site has zeros', async () => {
  const operator = await createUser(test.db, 'operator');
  for (const path of ['report', 'report.csv'])
    expectFailure(await test.send(`GET /api/ops/${path}`, { token: operator.token }), 403, 'WRONG_ROLE');
  for (const weeks of [0, 27, 'all'])
    expectFailure(await test.send(`GET /api/ops/report?weeks=${weeks}`, { token }), 422, 'VALIDATION');
  const { waiting, weeks, acts, gaps } = await report(26);
  expect({ waiting, acts, gaps }).toEqual({
    waiting: { requests: 0, credentials: 0, applications: 0 },
    acts: [],
    gaps: [],
  });
  expect(weeks).toHaveLength(26);
  for (const { from, median_hours, ...numbers } of weeks) {
    expect(new Date(from).getUTCDay(), `${from} is a Saturday`).toBe(6);
    expect(median_hours).toBeNull();
    expect(Object.values(numbers).every((number) => number === 0)).toBe(true);
  }
});

it('API-281 counts what waited for more than a day, now and by the week in which it came', async () => {
  const family = await createFamily(test.db);
  const sent = async (at: Date) => {
    const id = await market.request(family);
    await change(test.db, 'tutor_requests', { created_at: at }, { id });
    return id;
  };
  await sent(inWeek(3, 0));
  await sent(new Date(inWeek(3, 0).getTime() - 1));
  await sent(new Date(Date.now() - 23 * 3_600_000));
  // Withdrawn 20 hours after it came.
  const quick = await sent(inWeek(3, 1));
  await change(test.db, 'tutor_requests', { stage: 'Withdrawn' }, { id: quick });
  const left = { from_state: 'Pending', to_state: 'Withdrawn', actor: 'guardian' } as const;
  await insert(test.db, 'transitions', { entity: 'request', entity_id: quick, ...left, at: inWeek(3, 21) });

  const { tutorId: tutor_id } = await createTutor(test.db);
  const paper = { tutor_id, certificate_type_id: 1, certificate: 'a.png', created_at: inWeek(3, 2) };
  const { id } = await insert(test.db, 'tutor_certificates', paper);
  const { jobId } = await market.publish(await createFamily(test.db));
  const { applicationId } = await market.applicant(jobId);
  await change(test.db, 'applications', { created_at: inWeek(3, 2) }, { id: applicationId });

  expect((await report()).waiting).toEqual({ requests: 2, credentials: 1, applications: 1 });
  const waited = { waited_requests: 1, waited_credentials: 1, waited_applications: 1 };
  expect(await weekAt(3)).toMatchObject(waited);
  expect(await weekAt(4)).toMatchObject({ ...waited, waited_credentials: 0, waited_applications: 0 });

  // An answer ends the wait of now; that it was long stays.
  await test.send(`POST /api/ops/credentials/${id}/verify`, { token, body: { reason: 'Looked at' } });
  const preferred = { answered_at: new Date(), preferred_at: new Date() };
  await change(test.db, 'applications', preferred, { id: applicationId });
  expect((await report()).waiting).toEqual({ requests: 2, credentials: 0, applications: 0 });
  expect(await weekAt(3)).toMatchObject(waited);
  await change(test.db, 'applications', { answered_at: inWeek(3, 20) }, { id: applicationId });
  expect(await weekAt(3)).toMatchObject({ ...waited, waited_applications: 0 });
});

it('API-282 counts why the jobs of a week did not fill', async () => {
  const job = async (fields: object, applicants = 0) => {
    const { jobId } = await market.publish(await createFamily(test.db));
    const applied = [];
    for (let times = 0; times < applicants; times++) applied.push(await market.applicant(jobId));
    await change(test.db, 'jobs', { created_at: inWeek(5, 3), ...fields }, { id: jobId });
    return applied.map(({ applicationId }) => applicationId);
  };
  await job({ status: 'expired' });
  await job({ status: 'cancelled', tutor_gender: 2 }, 1);
  await job({ actual_salary: 5999 }, 1);
  const [unanswered] = await job({ status: 'expired' }, 1);
  const closed = { stage: 'closed', closed_as: 'timed_out', closed_cause: 'no_answer' } as const;
  await change(test.db, 'applications', closed, { id: unanswered });
  await job({ created_at: new Date(Date.now() - 6 * 86_400_000) });
  const counts = { jobs: 4, unfilled: 4, no_applicants: 1, wrong_gender: 1, no_answer: 1 };
  expect(await weekAt(5)).toMatchObject({ ...counts, low_pay: 0 });

  // Pay is compared from three deals near by on.
  for (let times = 0; times < 3; times++) await market.hire(await createFamily(test.db));
  expect(await weekAt(5)).toMatchObject({ ...counts, low_pay: 1 });
  const { weeks } = await report();
  expect(weeks.slice(-2).reduce((sum, { unfilled }) => sum + unfilled, 0)).toBe(0);
});

it('API-283 says who decided what and how fast, of these weeks', async () => {
  const rahim = await createUser(test.db, 'operator', { name: 'Rahim' });
  const family = await createFamily(test.db);
  const act = async (action: string, subject: string, subject_id: number, at: Date) =>
    insert(test.db, 'audit_log', { actor_user_id: rahim.userId, action, subject, subject_id, at });
  for (const hour of [1, 3]) {
    const id = await market.request(family);
    await change(test.db, 'tutor_requests', { created_at: inWeek(7, hour) }, { id });
    await act('approve', 'request', id, inWeek(7, 5));
  }
  await act('note', 'user', family.userId, inWeek(7, 6));
  await act('view', 'credential', 1, inWeek(7, 6));
  await act('note', 'user', family.userId, inWeek(12, 6));
  expect(await weekAt(7)).toMatchObject({ decisions: 2, median_hours: 3 });
  expect(await weekAt(8)).toMatchObject({ decisions: 0, median_hours: null });
  const of = { actor_user_id: rahim.userId, actor_name: 'Rahim' };
  const { acts } = await report();
  expect(acts.filter(({ actor_user_id }) => actor_user_id === rahim.userId)).toEqual([
    { ...of, subject: 'request', action: 'approve', count: 2, median_hours: 3 },
    { ...of, subject: 'user', action: 'note', count: 1, median_hours: null },
  ]);
});

it('API-284 sums the charges of a week by what has become of them', async () => {
  const settle = async (fields: object) => {
    const { applicationId: application_id } = await market.hire(await createFamily(test.db));
    await change(test.db, 'invoices', { issued_at: inWeek(9, 4), ...fields }, { application_id });
    return (await row(test.db, 'invoices', ['amount'], { application_id })).amount;
  };
  const amount = await settle({});
  const at = new Date();
  await settle({ status: 'paid', paid_at: at });
  await settle({ status: 'waived' });
  const refund = { status: 'refunded', paid_at: at, refunded_at: at, refunded_amount: amount / 2 } as const;
  await settle(refund);
  expect(amount).toBeGreaterThan(0);
  expect(await weekAt(9)).toMatchObject({
    issued: 4 * amount,
    due: amount,
    paid: 1.5 * amount,
    waived: amount,
    refunded: amount / 2,
  });
});

it('API-285 names subjects that more of an area ask for than teach there', async () => {
  const areas = await rows(test.db, 'locations', ['id', 'location_name'], { city_id: 1 });
  const area = areas.find(({ id }) => id !== 1001);
  if (!area) throw new Error('Dhaka has several areas');
  const family = await createFamily(test.db);
  await change(test.db, 'parent_locations', { location_id: area.id }, { id: family.locationId });
  await market.request(family, { subjects: [11101] });
  await market.publish(family);
  const gaps = async () =>
    (await report()).gaps
      .filter(({ location_name }) => location_name === area.location_name)
      .map(({ open, tutors }) => ({ open, tutors }));
  expect(await gaps()).toEqual([
    { open: 2, tutors: 0 },
    { open: 1, tutors: 0 },
  ]);
  const teacher = async (location_id: number, fields: { account_status?: 'Red' } = {}) => {
    const { tutorId: tutor_id } = await createTutor(test.db, { user: fields, tutor: { location_id } });
    await insert(test.db, 'tutor_subjects', { tutor_id, subject_id: 11101 });
    return tutor_id;
  };
  await teacher(area.id, { account_status: 'Red' });
  const elsewhere = await teacher(1001);
  expect(await gaps()).toMatchObject([{ tutors: 0 }, { tutors: 0 }]);
  await insert(test.db, 'tutor_preferred_locations', { tutor_id: elsewhere, location_id: area.id });
  expect(await gaps()).toEqual([
    { open: 1, tutors: 0 },
    { open: 2, tutors: 1 },
  ]);
  await teacher(area.id);
  expect(await gaps()).toEqual([{ open: 1, tutors: 0 }]);
});

it('OPS-304 each part of the report is a file', async () => {
  const file = async (query: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await test.app.request(`/api/ops/report.csv?${query}`, { headers });
    expect(answer.headers.get('content-type')).toContain('text/csv');
    return (await answer.text()).replace('\ufeff', '').trimEnd().split('\r\n');
  };
  const weeks = await file('weeks=3');
  expect(weeks[0]).toMatch(/^week_from,waited_requests,.*,due,paid,waived,refunded$/);
  const days = (await report(3)).weeks.map(({ from }) => from);
  expect(weeks.slice(1).map((line) => line.split(',')[0])).toEqual(days);
  const rahim = (await file('weeks=12&of=acts')).filter((line) => line.includes(',Rahim,request,'));
  expect(rahim).toEqual([expect.stringMatching(/,approve,2,3$/)]);
  expect((await file('of=gaps'))[0]).toBe('city,area,class,subject,open,tutors');
});
