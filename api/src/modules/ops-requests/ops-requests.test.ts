import type { Failure, OpsPresence, OpsRequest, OpsRequestDetails } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { type Answer, expectFailure, openTestApp } from '../../../test/support/app.ts';
import {
  approveBody,
  createFamily,
  home,
  openMarket,
  requestBody,
} from '../../../test/support/family.repository.ts';
import { createTutor, createUser } from '../../../test/support/people.repository.ts';
import { change, insert } from '../../../test/support/rows.repository.ts';
import type { Page } from '../../kit/page.ts';

const test = await openTestApp();
const market = await openMarket(test);
const rahim = await createUser(test.db, 'operator', { name: 'Rahim' });
const family = await createFamily(test.db, { name: 'Salma_Begum' });
const other = await createFamily(test.db, { name: 'Karim Ahmed' });
const first = await market.request(family);
const second = await market.request(other, { tutor_requirement: 'House 5, call 01712345678' });

const send = <T>(
  call: string,
  body?: object,
  token = market.operator.token,
  headers = {},
): Promise<Answer<T>> => test.send<T>(call, { token, headers, ...(body && { body }) });
const idsOf = async (query: string) =>
  (await send<Page<OpsRequest>>(`GET /api/ops/requests?${query}`)).body.data.map((row) => row.id);
const details = async (id: number, token?: string) =>
  (await send<{ data: OpsRequestDetails }>(`GET /api/ops/requests/${id}`, undefined, token)).body.data;
const present = async (id: number, open: boolean, token?: string) =>
  (await send<{ data: OpsPresence[] }>('POST /api/ops/presence', { subject: 'request', id, open }, token))
    .body.data;

describe('the queue of requests', () => {
  it('OPS-020 is filtered by guardian, place, class and waiting time, and sorted', async () => {
    expect(await idsOf('')).toEqual([first, second]);
    expect(await idsOf('sort=newest')).toEqual([second, first]);
    expect(await idsOf(`q=${second}`)).toEqual([second]);
    expect(await idsOf(`q=%23${second}`)).toEqual([second]);
    expect(await idsOf(`q=%2B88${family.phone}`)).toEqual([first]);
    expect(await idsOf('q=lma_b')).toEqual([first]);
    expect(await idsOf('q=%25')).toEqual([]);
    expect(await idsOf(`guardian=${other.userId}`)).toEqual([second]);
    expect(await idsOf('city_id=1&i_class_id=111&tutoring_category_id=1')).toEqual([first, second]);
    expect(await idsOf('city_id=2')).toEqual([]);
    expect(await idsOf('i_class_id=101')).toEqual([]);
    expect(await idsOf('stage=Rejected')).toEqual([]);
    expect(await idsOf(`stage=all&guardian=${family.userId}`)).toEqual([first]);
    expect(await idsOf('waiting_hours=5')).toEqual([]);
    const created_at = new Date(Date.now() - 6 * 3_600_000);
    await change(test.db, 'tutor_requests', { created_at }, { id: first });
    expect(await idsOf('waiting_hours=5')).toEqual([first]);
    const { body } = await send<Page<OpsRequest>>('GET /api/ops/requests?per_page=1&q=a');
    expect(body).toMatchObject({ total: 2, last_page: 2 });
    expectFailure(await send('GET /api/ops/requests?sort=best'), 422, 'VALIDATION');
  });
});

describe('the case in the queue', () => {
  const caseOf = async (id: number) =>
    (await send<Page<OpsRequest>>(`GET /api/ops/requests?q=%23${id}`)).body.data[0]?.case;

  it('OPS-273 has what the words give away, the salary, equal requests, and what the guardian did before', async () => {
    const guardian = await createFamily(test.db);
    const { jobId } = await market.publish(guardian, { actual_salary: 7500 });
    await market.confirm((await market.applicant(jobId)).applicationId);
    const withdrawn = await market.request(guardian);
    await test.send(`POST /api/tutor-request/${withdrawn}/withdraw`, { token: guardian.token, body: {} });
    const id = await market.request(guardian, { tutor_requirement: 'House 5' });
    const again = await market.request(guardian);
    expect(await caseOf(id)).toEqual({
      private_details: [{ kind: 'house', text: 'House 5' }],
      salary: 7500,
      same_requests: [again],
      same_nid: [],
      guardian: { requests: 4, hired: 1, cancelled: 1, in_time: 1, due: 1 },
    });
    const neighbour = await createFamily(test.db);
    const theirs = await market.request(neighbour);
    expect((await caseOf(theirs))?.same_requests).toEqual([]);
    await change(
      test.db,
      'parents',
      { additional_phone_number: guardian.phone },
      { user_id: neighbour.userId },
    );
    expect((await caseOf(theirs))?.same_requests).toEqual([id, again]);
    expect((await caseOf(id))?.same_requests).toEqual([again, theirs]);
    for (const sent of [id, again, theirs])
      await send(`POST /api/ops/requests/${sent}/reject`, { reason_key: 'same_request' });
  });

  it('OPS-273 names accounts with the NID of a guardian who is a tutor, too', async () => {
    const guardian = await createFamily(test.db);
    const id = await market.request(guardian);
    const nid = { bc_nid_po: '1990123456789' };
    const own = await insert(test.db, 'tutors', { user_id: guardian.userId });
    const namesake = await createTutor(test.db, { user: { name: 'Same Card' }, bare: true });
    for (const tutor_id of [own.id, namesake.tutorId])
      await insert(test.db, 'tutor_personal_infos', { tutor_id, ...nid });
    expect((await caseOf(id))?.same_nid).toEqual([{ user_id: namesake.userId, name: 'Same Card' }]);
    await send(`POST /api/ops/requests/${id}/reject`, { reason: 'Only a test' });
  });
});

it('OPS-274 a usual reason is stored by its key and read in each language, words stay beside it', async () => {
  const guardian = await createFamily(test.db);
  const id = await market.request(guardian);
  const reject = (body: object) => send(`POST /api/ops/requests/${id}/reject`, body);
  expectFailure(await reject({}), 422, 'VALIDATION');
  expectFailure(await reject({ reason_key: 'because' }), 422, 'VALIDATION');
  expect((await reject({ reason_key: 'unreachable', reason: 'Call us.' })).status).toBe(200);
  const read = async (language: string) =>
    (
      await test.send<{ data: { stage_reason: string } }>(`GET /api/tutor-request/${id}`, {
        token: guardian.token,
        headers: { 'accept-language': language },
      })
    ).body.data.stage_reason;
  expect(await read('en')).toBe('We could not reach you by phone. Call us.');
  expect(await read('bn')).toBe('আপনাকে ফোনে পাইনি। Call us.');
});

describe('a request', () => {
  it('OPS-021 has the place that the public sees beside the exact home, and the tutors who could come', async () => {
    const at = { teaching_latitude: 23.7471, teaching_longitude: 90.3711 };
    const teaching = async (user: object, tutor: object, subject: number) => {
      const { tutorId } = await createTutor(test.db, { user, tutor });
      await test.db.insertInto('tutor_subjects').values({ tutor_id: tutorId, subject_id: subject }).execute();
    };
    await teaching({ gender: 1 }, at, 11101);
    await teaching({ gender: 1 }, { teaching_latitude: 23.87, teaching_longitude: 90.38 }, 11103);
    await teaching({ gender: 2 }, {}, 11101);
    await teaching({ gender: 1 }, at, 11102);
    await teaching({ banned_at: new Date() }, at, 11101);
    await teaching({ account_status: 'Yellow' }, at, 11101);
    const found = await details(first);
    expect(found.request).toMatchObject({
      id: first,
      guardian: { user_id: family.userId, phone_no: family.phone, banned: false },
      student_gender: 2,
      latitude: home.lat,
      longitude: home.lon,
    });
    expect(found.place).toEqual({ latitude: 23.745, longitude: 90.375 });
    expect(found.tutors).toEqual({ in_city: 3, nearby: 2, radius: 5 });
    const forWomen = await market.request(other, { tutor_gender: 2 });
    expect((await details(forWomen)).tutors).toMatchObject({ in_city: 1, nearby: 1 });
    await send(`POST /api/ops/requests/${forWomen}/reject`, { reason: 'Sent twice' });
    expectFailure(await send('GET /api/ops/requests/999999'), 404, 'NOT_FOUND');
  });

  it('OPS-022 has what its words give away, and the history of its guardian', async () => {
    const guardian = await createFamily(test.db);
    const rejected = await market.request(guardian, { tutor_requirement: 'Earlier words' });
    await send(`POST /api/ops/requests/${rejected}/reject`, { reason: 'Not reachable' });
    const { jobId, requestId } = await market.publish(guardian);
    await market.confirm((await market.applicant(jobId)).applicationId);
    for (const act of ['ban', 'lift-ban']) {
      await send(`POST /api/ops/users/${guardian.userId}/${act}`, { reason: 'By mistake' });
    }
    const id = await market.request(guardian, { tutor_requirement: 'For Secret, House 5' });
    const found = await details(id);
    expect(found.private_details).toEqual([
      { kind: 'name', text: 'Secret' },
      { kind: 'house', text: 'House 5' },
    ]);
    expect(found.earlier).toMatchObject([
      { id: requestId, stage: 'Closed', job: { id: jobId, status: 'filled' }, deal: 'in_process' },
      { id: rejected, stage: 'Rejected', stage_reason: 'Not reachable', tutor_requirement: 'Earlier words' },
    ]);
    expect(found.guardian).toMatchObject({ account_status: null, banned_at: null });
    expect(found.decision).toBeNull();
    expect((await details(rejected)).decision).toMatchObject({ actor: 'operator', name: 'Test Person' });
    expect(found.guardian.acts).toMatchObject([
      { action: 'lift-ban', reason: 'By mistake', actor_name: 'Test Person' },
      { action: 'ban' },
    ]);
  });

  it("OPS-023 prefills its job: from the student's last job, else by open jobs of the class and place", async () => {
    await market.publish(await createFamily(test.db));
    const guardian = await createFamily(test.db);
    const before = (await details(await market.request(guardian))).defaults;
    expect(before).toMatchObject({ actual_salary: 6000, salary_from: 'similar', tutoring_duration: 1.5 });
    await market.publish(guardian, { actual_salary: 7500, tutoring_time: '16:00', tutoring_duration: 2 });
    const after = (await details(await market.request(guardian))).defaults;
    expect(after).toMatchObject({
      actual_salary: 7500,
      salary_from: 'student',
      tutoring_time: '16:00',
      tutoring_duration: 2,
      curriculum_id: null,
    });
    expect(after.hiring_date).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});

it('approving reports private details in the public text, names of student and guardian included', async () => {
  const approve = async (tutor_requirement: string) => {
    const id = await market.request(await createFamily(test.db), { tutor_requirement });
    const call = `POST /api/ops/requests/${id}/approve`;
    return (await send<{ message: string; data: { private_details: object[] } }>(call, approveBody())).body;
  };
  const { message, data } = await approve('For secret, House 5. Call zero one seven 1 2 3 4 5 6 7 8 person');
  expect(message).toContain('Look at what its public text gives away.');
  expect(data.private_details).toEqual([
    { kind: 'name', text: 'secret' },
    { kind: 'house', text: 'House 5' },
    { kind: 'phone', text: 'zero one seven 1 2 3 4 5 6 7 8' },
    { kind: 'name', text: 'person' },
  ]);
  const plain = await approve('Punctual, 5 days a week');
  expect(plain.message).toMatch(/^Published as job \d+\.$/);
  expect(plain.data.private_details).toEqual([]);
});

describe('two operators on one request', () => {
  it('OPS-024 each sees that the other has it open, until that one leaves or 45 seconds have passed', async () => {
    const me = [{ user_id: market.operator.userId, name: 'Test Person' }];
    expect(await present(first, true)).toEqual([]);
    expect(await present(first, true, rahim.token)).toEqual(me);
    expect(await present(first, true)).toEqual([{ user_id: rahim.userId, name: 'Rahim' }]);
    expect((await details(first, rahim.token)).request.open_by).toEqual(me);
    const { body } = await send<Page<OpsRequest>>(`GET /api/ops/requests?q=${first}`);
    expect(body.data[0]?.open_by).toEqual([{ user_id: rahim.userId, name: 'Rahim' }]);
    await present(first, false, rahim.token);
    expect(await present(first, true)).toEqual([]);
    await change(test.db, 'ops_presence', { seen_at: new Date(Date.now() - 46_000) });
    expect(await present(first, true, rahim.token)).toEqual([]);
    const ofUser = await send('POST /api/ops/presence', { subject: 'user', id: 1, open: true });
    expectFailure(ofUser, 422, 'VALIDATION');
  });

  it('OPS-025 of two who decide at once one wins, and the other reads who did', async () => {
    const id = await market.request(await createFamily(test.db));
    const { version } = (await details(id)).request;
    const approve = (token: string) =>
      send<Failure>(`POST /api/ops/requests/${id}/approve`, { ...approveBody(), version }, token);
    const [one, two] = await Promise.all([approve(market.operator.token), approve(rahim.token)]);
    const [won, lost] = one.status === 200 ? [market.operator, two] : [rahim, one];
    expectFailure(lost, 409, 'CONFLICT');
    const name = won === rahim ? 'Rahim' : 'Test Person';
    expect(lost.body.message).toBe(`${name} approved this request a moment ago.`);
    const jobs = await test.db.selectFrom('jobs').select('id').where('request_id', '=', id).execute();
    expect(jobs).toHaveLength(1);
    const reject = { reason: 'Too late', version };
    const refused = await send<Failure>(`POST /api/ops/requests/${id}/reject`, reject);
    expect(refused.body.message).toContain('approved');
    // The command line sends no version.
    expectFailure(await send(`POST /api/ops/requests/${id}/reject`, { reason: 'Too late' }), 409, 'CONFLICT');
  });

  it('OPS-025 a decision about what the guardian has changed is refused with what changed', async () => {
    const guardian = await createFamily(test.db);
    const id = await market.request(guardian);
    const { version } = (await details(id)).request;
    await test.send(`PUT /api/tutor-request/${id}`, {
      token: guardian.token,
      body: requestBody(guardian, { subjects: [11101], days_in_week: 5, trial_lesson: true }),
    });
    const body = { ...approveBody(), version };
    const refused = await send<Failure>(`POST /api/ops/requests/${id}/approve`, body);
    expectFailure(refused, 409, 'CONFLICT');
    expect(refused.body.message).toContain('the subjects, the days a week, the trial lesson');
    const bengali = { 'accept-language': 'bn' };
    const inBengali = await send<Failure>(`POST /api/ops/requests/${id}/approve`, body, undefined, bengali);
    expect(inBengali.body.message).toContain('বিষয়, সপ্তাহে কত দিন, পরীক্ষামূলক ক্লাস');
    const now = (await details(id)).request.version;
    expect(now).not.toBe(version);
    await change(test.db, 'students', { name: 'Another Name' }, { id: guardian.studentId });
    const notReachable = { reason: 'Not reachable', version: now };
    const student = await send<Failure>(`POST /api/ops/requests/${id}/reject`, notReachable);
    expect(student.body.message).toContain('the student.');
    await test.send(`POST /api/tutor-request/${id}/withdraw`, { token: guardian.token, body: {} });
    const late = await send<Failure>(`POST /api/ops/requests/${id}/approve`, body);
    expect(late.body.message).toBe('The guardian withdrew this request a moment ago.');
    const unknown = await send(`POST /api/ops/requests/${id}/reject`, { reason: 'No', version: 'none' });
    expectFailure(unknown, 422, 'VALIDATION');
  });
});
