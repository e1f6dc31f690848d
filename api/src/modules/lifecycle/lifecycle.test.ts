import type { Deal, Job, JobHistoryItem, MyTutor, TutorInvoice, TutorRequest } from '@porao/contracts';
import { expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { approveBody, createFamily, home, openMarket } from '../../../test/support/family.repository.ts';
import { createParent, createTutor } from '../../../test/support/people.repository.ts';
import { row, rows } from '../../../test/support/rows.repository.ts';
import type { Page } from '../../kit/page.ts';

const test = await openTestApp();
const market = await openMarket(test);

const stage = async (type: string, token: string) =>
  (await test.read<Page<JobHistoryItem>>(`/api/tutoring/jobs/${type}`, token)).data;
const statusOf = async (id: number) => (await row(test.db, 'jobs', ['status'], { id })).status;
const moves = ['from_state', 'to_state', 'actor'] as const;
const history = async (entity: 'request' | 'job' | 'application' | 'deal', entity_id: number) =>
  (await rows(test.db, 'transitions', moves, { entity, entity_id })).map(
    ({ from_state, to_state, actor }) => `${from_state ?? 'new'} > ${to_state} by ${actor}`,
  );
const dealsOf = async (token: string) =>
  (await test.read<{ data: { in_process: Deal[]; continue: Deal[] } }>('/api/tutor/deals', token)).data;
const noDeals = { in_process: [], continue: [] };
const requestOf = async (id: number, token: string) =>
  (await test.read<{ data: TutorRequest }>(`/api/tutor-request/${id}`, token)).data;
const boardIds = async () => {
  const board = await test.send<Page<{ id: number }>>('POST /job-board', { body: {} });
  return board.body.data.map(({ id }) => id);
};

it('RUL-042 approval publishes a request as a job with its exact home kept and its position snapped', async () => {
  const family = await createFamily(test.db);
  const asked = { schools: ['A School'], job_duration: 3 };
  const ids = { group_id: 1, department_ids: [1], university_ids: [1, 4] };
  const { requestId, jobId } = await market.publish(family, { ...asked, ...ids });
  const { data } = await test.read<{ data: Job }>(`/api/job-board/${jobId}`);
  expect(data).toMatchObject({
    ...approveBody(),
    ...asked,
    tutoring_time: '17:30:00',
    days_in_week: 4,
    student_gender: 2,
    tutor_gender: 3,
    tutor_requirement: 'Punctual',
    iclass: { class_name: 'Class 8' },
    group: { group_name: 'Science' },
    subjects: [{ id: 11101 }, { id: 11103 }],
    latitude: 23.745,
    longitude: 90.375,
    flat_house: null,
    full_address: 'Dhanmondi, Dhaka',
  });
  expect([data.departments.length, data.universities.length]).toEqual([1, 2]);
  expect(await boardIds()).toContain(jobId);
  const approved = { stage: 'Approved', tuition_job_offer_id: jobId };
  expect(await requestOf(requestId, family.token)).toMatchObject(approved);
  expectFailure(await market.act(`requests/${requestId}/approve`, approveBody()), 409, 'CONFLICT');
  expect(await history('request', requestId)).toEqual([
    'new > Pending by guardian',
    'Pending > Approved by operator',
  ]);
  expect(await history('job', jobId)).toEqual(['new > live by operator']);
});

it('RUL-042 refuses an approval without its fields or with options that are not there, publishing nothing', async () => {
  const family = await createFamily(test.db);
  const id = await market.request(family);
  for (const [fields, field] of [
    [{ actual_salary: undefined }, 'actual_salary'],
    [{ tutoring_time: '25:00' }, 'tutoring_time'],
    [{ hiring_date: 'soon' }, 'hiring_date'],
    [{ tutoring_duration: 0 }, 'tutoring_duration'],
    [{ group_id: 99 }, 'group_id'],
    [{ department_ids: [9_000_000] }, 'department_ids'],
    [{ university_ids: [9_000_000] }, 'university_ids'],
  ] as const) {
    const answer = await market.act(`requests/${id}/approve`, approveBody(fields));
    expectFailure(answer, 422, 'VALIDATION');
    expect(answer.body.errors).toHaveProperty(field);
  }
  expect(await rows(test.db, 'jobs', ['id'], { request_id: id })).toEqual([]);
  expect(await history('request', id)).toEqual(['new > Pending by guardian']);
});

it("RUL-005 RUL-042 never publishes a banned guardian's request (OQ-005)", async () => {
  const family = await createFamily(test.db);
  const id = await market.request(family);
  await market.act(`users/${family.userId}/ban`);
  const approve = () => market.act(`requests/${id}/approve`, approveBody());
  const refused = await approve();
  expectFailure(refused, 409, 'CONFLICT');
  expect(refused.body.message).toContain('banned');
  await market.act(`users/${family.userId}/lift-ban`);
  expect((await approve()).status).toBe(200);
});

it("takes a banned guardian's jobs off the board, and shows tutors no reason (OQ-005)", async () => {
  const family = await createFamily(test.db);
  const { requestId, jobId } = await market.publish(family);
  const other = await market.publish(await createFamily(test.db));
  const applicant = await market.applicant(jobId);
  const reason = 'Asked tutors for money';
  expect((await market.act(`users/${family.userId}/ban`, { reason })).status).toBe(200);
  expect([await statusOf(jobId), await statusOf(other.jobId)]).toEqual(['cancelled', 'live']);
  expect(await history('request', requestId)).toContain('Approved > Closed by system');
  const [ended] = await stage('closed', applicant.token);
  expect(ended?.closed_reason).toContain('The guardian left the site.');
  expect(ended?.closed_reason).not.toContain(reason);
});

it('RUL-042 RUL-012 API-119 API-019 the loop closes: shortlist, appoint, confirm, deal, charge', async () => {
  const family = await createFamily(test.db);
  const { requestId, jobId } = await market.publish(family);
  const [one, two] = [await market.applicant(jobId), await market.applicant(jobId)];
  const three = await market.applicant(jobId);
  expectFailure(await market.move(one.applicationId, 'appointed'), 409, 'CONFLICT');
  await market.move(one.applicationId, 'shortlisted');
  expect((await stage('shortlisted', one.token)).map((row) => row.jobId)).toEqual([jobId]);
  expectFailure(await market.move(one.applicationId, 'confirm'), 409, 'CONFLICT');
  await market.move(one.applicationId, 'appointed');
  await market.move(two.applicationId, 'shortlisted');
  const second = await market.move(two.applicationId, 'appointed');
  expectFailure(second, 409, 'CONFLICT');
  expect(second.body.message).toContain('already appointed');
  expect(await dealsOf(one.token)).toEqual(noDeals);

  const confirmed = await market.move(one.applicationId, 'confirm');
  expect(confirmed.body).toMatchObject({ data: { state: 'payment' } });
  expect(await statusOf(jobId)).toBe('filled');
  for (const loser of [two, three]) {
    expect(await stage('closed', loser.token)).toMatchObject([
      { jobId, closed_reason: 'Another tutor was chosen.' },
    ]);
    expect(await dealsOf(loser.token)).toEqual(noDeals);
    expect(await test.read('/api/tutor/invoices', loser.token)).toMatchObject({ total: 0 });
  }
  expect(await boardIds()).not.toContain(jobId);
  const closed = { stage: 'Closed', stage_reason: 'A tutor was confirmed.' };
  expect(await requestOf(requestId, family.token)).toMatchObject(closed);

  const deals = await dealsOf(one.token);
  expect(deals.continue).toEqual([]);
  expect(deals.in_process).toMatchObject([
    {
      tuition_job_offer_id: jobId,
      class_info: { class: 'Class 8', medium: 'Bangla Medium', school: null, salary: 6000 },
      parent_info: {
        name: 'Test Person',
        phone: family.phone,
        address: `${home.details_location}, Dhanmondi, Dhaka`,
      },
      latitude: home.lat,
      longitude: home.lon,
      status: { current: 'in_process' },
      previous_schedule: [{ stage: 'applied' }, { stage: 'shortlisted' }, { stage: 'appointed' }],
    },
  ]);
  const invoices = await test.read<Page<TutorInvoice>>('/api/tutor/invoices', one.token);
  const charge = { kind: 'home', percentage: 55, base: 6000, amount: 3300, status: 'unpaid' };
  expect(invoices.data).toMatchObject([{ tuition_job_offer_id: jobId, ...charge, paid_at: null }]);
  const { issued_at, due_on } = invoices.data[0] ?? { issued_at: '', due_on: '' };
  const due = new Date(new Date(issued_at).getTime() + (7 * 24 + 6) * 3_600_000);
  expect(due_on).toBe(due.toISOString().slice(0, 10));
  expect(await history('application', one.applicationId)).toEqual([
    'new > applied by tutor',
    'applied > shortlisted by operator',
    'shortlisted > appointed by operator',
    'appointed > payment by operator',
  ]);
  expect(await history('application', two.applicationId)).toContain('shortlisted > not_selected by system');
});

it('API-003 RUL-042 API-143 shows the exact home, and ways to reach the family in its own words, to guardian, confirmed tutor and operator, and to nobody else', async () => {
  const family = await createFamily(test.db);
  const written = 'Punctual. Call ০১৭১২-৩৪৫৬৭৮ or ma@example.com, 5 days';
  const { jobId } = await market.publish(family, { tutor_requirement: written });
  const [tutor, loser] = [await market.applicant(jobId), await market.applicant(jobId)];
  const position = { latitude: home.lat, longitude: home.lon };
  const exact = { flat_house: home.details_location, ...position, tutor_requirement: written };
  const rough = {
    flat_house: null,
    latitude: 23.745,
    longitude: 90.375,
    area: 'Dhanmondi',
    tutor_requirement: 'Punctual. Call ••• or •••, 5 days',
  };
  const read = async (token?: string) =>
    (await test.read<{ data: Job }>(`/api/job-board/${jobId}`, token)).data;
  const strangers = [undefined, (await createTutor(test.db)).token, (await createParent(test.db)).token];
  for (const token of [...strangers, loser.token, tutor.token])
    expect(await read(token)).toMatchObject(rough);
  expect(await read(family.token)).toMatchObject(exact);
  expect(await read(market.operator.token)).toMatchObject(exact);
  await market.confirm(tutor.applicationId);
  expect(await read(tutor.token)).toMatchObject(exact);
  // Closed: still there for its guardian (OQ-055), its applicants and operators.
  expect(await read(family.token)).toMatchObject(exact);
  expect(await read(loser.token)).toMatchObject(rough);
  for (const token of strangers)
    expectFailure(await test.send(`GET /api/job-board/${jobId}`, { token }), 404, 'NOT_FOUND');
  const [deal] = (await test.read<Page<MyTutor>>('/api/my-tutor', family.token)).data;
  await market.act(`deals/${deal?.id}/end`);
  expect(await read(tutor.token)).toMatchObject(rough);
  expect(await dealsOf(tutor.token)).toEqual(noDeals);
  expect(await test.read('/api/my-tutor', family.token)).toMatchObject({ total: 0 });
});

it('RUL-042 a deal continues once both sides say that lessons started', async () => {
  const family = await createFamily(test.db);
  const tutor = await market.hire(family);
  const [mine] = (await test.read<Page<MyTutor>>('/api/my-tutor', family.token)).data;
  const id = mine?.id ?? 0;
  const say = (path: string, token: string) => test.send(`POST /api/${path}/${id}/started`, { token });
  expectFailure(await say('my-tutor', (await createFamily(test.db)).token), 404, 'NOT_FOUND');
  expectFailure(await say('tutor/deals', (await createTutor(test.db)).token), 404, 'NOT_FOUND');
  await say('tutor/deals', tutor.token);
  await say('tutor/deals', tutor.token);
  const half = { id, started_by_tutor: true, started_by_guardian: false };
  expect((await dealsOf(tutor.token)).in_process).toMatchObject([half]);
  await say('my-tutor', family.token);
  const stages = ['applied', 'shortlisted', 'appointed', 'in_process'];
  const previous_schedule = stages.map((name) => ({ stage: name }));
  expect(await dealsOf(tutor.token)).toMatchObject({
    in_process: [],
    continue: [{ id, status: { current: 'continue' }, previous_schedule }],
  });
  expect(await history('deal', id)).toEqual([
    'new > in_process by system',
    'in_process > continue by guardian',
  ]);
  const counts = await test.read('/api/tutoring/sidebar-counts', tutor.token);
  expect(counts).toMatchObject({ data: { in_process: 0, continue: 1 } });
});
