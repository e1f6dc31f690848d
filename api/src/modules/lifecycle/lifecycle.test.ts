import type { Deal, Job, JobHistoryItem, MyTutor, TutorInvoice, TutorRequest } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { approveBody, createFamily, home, openMarket } from '../../../test/support/family.repository.ts';
import { createParent, createTutor } from '../../../test/support/people.repository.ts';
import type { Page } from '../../kit/page.ts';

const test = await openTestApp();
const market = await openMarket(test);

const get = async <T>(path: string, token?: string) =>
  (await test.send<T>(`GET ${path}`, token ? { token } : {})).body;
const stage = async (type: string, token: string) =>
  (await get<Page<JobHistoryItem>>(`/api/tutoring/jobs/${type}`, token)).data;
const statusOf = async (jobId: number) =>
  (await test.db.selectFrom('jobs').select('status').where('id', '=', jobId).executeTakeFirstOrThrow())
    .status;
const history = async (entity: 'request' | 'job' | 'application' | 'deal' | 'invoice', id: number) =>
  (await test.db.selectFrom('transitions').selectAll().where('entity', '=', entity).execute())
    .filter((row) => row.entity_id === id)
    .map((row) => `${row.from_state ?? 'new'} > ${row.to_state} by ${row.actor}`);

describe('the lifecycle', () => {
  it('RUL-042 approval publishes a request as a job with its exact home kept and its position snapped', async () => {
    const family = await createFamily(test.db);
    const { requestId, jobId } = await market.publish(family, {
      group_id: 1,
      department_ids: [1],
      university_ids: [1, 4],
      schools: ['A School'],
      job_duration: 3,
    });
    const { data } = await get<{ data: Job }>(`/api/job-board/${jobId}`);
    expect(data).toMatchObject({
      actual_salary: 6000,
      tutoring_time: '17:30:00',
      tutoring_duration: 1.5,
      hiring_date: '2026-12-01',
      days_in_week: 4,
      job_duration: 3,
      student_gender: 2,
      tutor_gender: 3,
      tutor_requirement: 'Punctual',
      iclass: { class_name: 'Class 8' },
      group: { group_name: 'Science' },
      subjects: [{ id: 11101 }, { id: 11103 }],
      schools: ['A School'],
      latitude: 23.745,
      longitude: 90.375,
      flat_house: null,
      full_address: 'Dhanmondi, Dhaka',
    });
    expect([data.departments.length, data.universities.length]).toEqual([1, 2]);
    const board = await test.send<Page<{ id: number }>>('POST /job-board', { body: {} });
    expect(board.body.data.map((row) => row.id)).toContain(jobId);
    const { data: request } = await get<{ data: TutorRequest }>(
      `/api/tutor-request/${requestId}`,
      family.token,
    );
    expect(request).toMatchObject({ stage: 'Approved', tuition_job_offer_id: jobId });
    const again = await test.send(`POST /api/ops/requests/${requestId}/approve`, {
      token: market.operator.token,
      body: approveBody(),
    });
    expectFailure(again, 409, 'CONFLICT');
    expect(await history('request', requestId)).toEqual([
      'new > Pending by guardian',
      'Pending > Approved by operator',
    ]);
    expect(await history('job', jobId)).toEqual(['new > live by operator']);
  });

  it('RUL-042 refuses an approval without its fields or with options that are not there, publishing nothing', async () => {
    const family = await createFamily(test.db);
    const id = await market.request(family);
    const approve = (fields: object) =>
      test.send<{ errors: object }>(`POST /api/ops/requests/${id}/approve`, {
        token: market.operator.token,
        body: approveBody(fields),
      });
    for (const [fields, field] of [
      [{ actual_salary: undefined }, 'actual_salary'],
      [{ tutoring_time: '25:00' }, 'tutoring_time'],
      [{ hiring_date: 'soon' }, 'hiring_date'],
      [{ tutoring_duration: 0 }, 'tutoring_duration'],
      [{ group_id: 99 }, 'group_id'],
      [{ department_ids: [9_000_000] }, 'department_ids'],
      [{ university_ids: [9_000_000] }, 'university_ids'],
    ] as const) {
      const answer = await approve(fields);
      expectFailure(answer, 422, 'VALIDATION');
      expect(answer.body.errors).toHaveProperty(field);
    }
    const jobs = await test.db.selectFrom('jobs').select('id').where('request_id', '=', id).execute();
    expect(jobs).toEqual([]);
    expect(await history('request', id)).toEqual(['new > Pending by guardian']);
  });

  it("RUL-005 RUL-042 never publishes a banned guardian's request (OQ-005)", async () => {
    const family = await createFamily(test.db);
    const id = await market.request(family);
    const { token } = market.operator;
    const act = (path: string) =>
      test.send(`POST /api/ops/users/${family.userId}/${path}`, { token, body: { reason: 'Complaints' } });
    await act('ban');
    const approve = () => test.send(`POST /api/ops/requests/${id}/approve`, { token, body: approveBody() });
    const refused = await approve();
    expectFailure(refused, 409, 'CONFLICT');
    expect(refused.body.message).toContain('banned');
    await act('lift-ban');
    expect((await approve()).status).toBe(200);
  });

  it("takes a banned guardian's jobs off the board, and shows tutors no reason (OQ-005)", async () => {
    const family = await createFamily(test.db);
    const { requestId, jobId } = await market.publish(family);
    const other = await market.publish(await createFamily(test.db));
    const applicant = await market.applicant(jobId);
    const { token } = market.operator;
    const reason = 'Asked tutors for money';
    const answer = await test.send(`POST /api/ops/users/${family.userId}/ban`, { token, body: { reason } });
    expect(answer.status).toBe(200);
    expect([await statusOf(jobId), await statusOf(other.jobId)]).toEqual(['cancelled', 'live']);
    expect(await history('request', requestId)).toContain('Approved > Closed by system');
    const [ended] = await stage('closed', applicant.token);
    expect(ended?.closed_reason).toContain('The guardian left the site.');
    expect(ended?.closed_reason).not.toContain(reason);
  });

  it('RUL-042 RUL-012 API-119 API-019 the loop closes: shortlist, appoint, confirm, deal, charge', async () => {
    const family = await createFamily(test.db);
    const { requestId, jobId } = await market.publish(family);
    const [one, two, three] = [
      await market.applicant(jobId),
      await market.applicant(jobId),
      await market.applicant(jobId),
    ];
    expectFailure(await market.move(one.applicationId, 'appointed'), 409, 'CONFLICT');
    await market.move(one.applicationId, 'shortlisted');
    expect((await stage('shortlisted', one.token)).map((row) => row.jobId)).toEqual([jobId]);
    expectFailure(await market.move(one.applicationId, 'confirm'), 409, 'CONFLICT');
    await market.move(one.applicationId, 'appointed');
    await market.move(two.applicationId, 'shortlisted');
    const second = await market.move(two.applicationId, 'appointed');
    expectFailure(second, 409, 'CONFLICT');
    expect(second.body.message).toContain('already appointed');
    expect(await get('/api/tutor/deals', one.token)).toEqual({ data: { in_process: [], continue: [] } });

    const confirmed = await market.move(one.applicationId, 'confirm');
    expect(confirmed.body).toMatchObject({ data: { state: 'payment' } });
    expect(await statusOf(jobId)).toBe('filled');
    for (const loser of [two, three]) {
      expect(await stage('closed', loser.token)).toMatchObject([
        { jobId, closed_reason: 'Another tutor was chosen.' },
      ]);
      expect(await get('/api/tutor/deals', loser.token)).toEqual({ data: { in_process: [], continue: [] } });
      expect(await get<Page<unknown>>('/api/tutor/invoices', loser.token)).toMatchObject({ total: 0 });
    }
    const board = await test.send<Page<{ id: number }>>('POST /job-board', { body: {} });
    expect(board.body.data.map((row) => row.id)).not.toContain(jobId);
    const { data: request } = await get<{ data: TutorRequest }>(
      `/api/tutor-request/${requestId}`,
      family.token,
    );
    expect(request).toMatchObject({ stage: 'Closed', stage_reason: 'A tutor was confirmed.' });

    const { data: deals } = await get<{ data: { in_process: Deal[]; continue: Deal[] } }>(
      '/api/tutor/deals',
      one.token,
    );
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
    const invoices = await get<Page<TutorInvoice>>('/api/tutor/invoices', one.token);
    expect(invoices.data).toMatchObject([
      {
        tuition_job_offer_id: jobId,
        kind: 'home',
        percentage: 55,
        base: 6000,
        amount: 3300,
        status: 'unpaid',
        paid_at: null,
      },
    ]);
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
    const exact = {
      flat_house: home.details_location,
      latitude: home.lat,
      longitude: home.lon,
      tutor_requirement: written,
    };
    const rough = {
      flat_house: null,
      latitude: 23.745,
      longitude: 90.375,
      area: 'Dhanmondi',
      tutor_requirement: 'Punctual. Call ••• or •••, 5 days',
    };
    const read = async (token?: string) => (await get<{ data: Job }>(`/api/job-board/${jobId}`, token)).data;
    const strangers = [
      undefined,
      loser.token,
      (await createTutor(test.db)).token,
      (await createParent(test.db)).token,
    ];
    for (const token of [...strangers, tutor.token]) expect(await read(token)).toMatchObject(rough);
    expect(await read(family.token)).toMatchObject(exact);
    expect(await read(market.operator.token)).toMatchObject(exact);
    await market.confirm(tutor.applicationId);
    expect(await read(tutor.token)).toMatchObject(exact);
    // Closed: still there for its guardian (OQ-055), its applicants and operators.
    expect(await read(family.token)).toMatchObject(exact);
    expect(await read(loser.token)).toMatchObject(rough);
    for (const token of [undefined, strangers[2], strangers[3]]) {
      const sent = token ? { token } : {};
      expectFailure(await test.send(`GET /api/job-board/${jobId}`, sent), 404, 'NOT_FOUND');
    }
    const [deal] = (await get<Page<MyTutor>>('/api/my-tutor', family.token)).data;
    await test.send(`POST /api/ops/deals/${deal?.id}/end`, {
      token: market.operator.token,
      body: { reason: 'The family moved' },
    });
    expect(await read(tutor.token)).toMatchObject(rough);
    expect(await get('/api/tutor/deals', tutor.token)).toEqual({ data: { in_process: [], continue: [] } });
    expect(await get<Page<MyTutor>>('/api/my-tutor', family.token)).toMatchObject({ total: 0 });
  });

  it('RUL-042 a deal continues once both sides say that lessons started', async () => {
    const family = await createFamily(test.db);
    const { jobId } = await market.publish(family);
    const tutor = await market.applicant(jobId);
    await market.confirm(tutor.applicationId);
    const [mine] = (await get<Page<MyTutor>>('/api/my-tutor', family.token)).data;
    const id = mine?.id ?? 0;
    const say = (path: string, token: string) => test.send(`POST /api/${path}/${id}/started`, { token });
    expectFailure(await say('my-tutor', (await createFamily(test.db)).token), 404, 'NOT_FOUND');
    expectFailure(await say('tutor/deals', (await createTutor(test.db)).token), 404, 'NOT_FOUND');
    await say('tutor/deals', tutor.token);
    await say('tutor/deals', tutor.token);
    const deals = () =>
      get<{ data: { in_process: Deal[]; continue: Deal[] } }>('/api/tutor/deals', tutor.token);
    expect((await deals()).data.in_process).toMatchObject([
      { id, started_by_tutor: true, started_by_guardian: false },
    ]);
    await say('my-tutor', family.token);
    expect((await deals()).data).toMatchObject({
      in_process: [],
      continue: [
        {
          id,
          status: { current: 'continue' },
          previous_schedule: [
            { stage: 'applied' },
            { stage: 'shortlisted' },
            { stage: 'appointed' },
            { stage: 'in_process' },
          ],
        },
      ],
    });
    expect(await history('deal', id)).toEqual([
      'new > in_process by system',
      'in_process > continue by guardian',
    ]);
    const counts = await get<{ data: object }>('/api/tutoring/sidebar-counts', tutor.token);
    expect(counts.data).toMatchObject({ in_process: 0, continue: 1 });
  });
});
