import type { Deal, MyTutor, Routine } from '@porao/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket, type TestFamily } from '../../../test/support/family.repository.ts';
import { createTutor, type TestTutor } from '../../../test/support/people.repository.ts';
import type { Page } from '../../kit/page.ts';

let family: TestFamily;
let tutor: TestTutor;

const test = await openTestApp();
const market = await openMarket(test);

async function familyWithTutor() {
  const created = await createFamily(test.db);
  const { jobId } = await market.publish(created);
  const applicant = await market.applicant(jobId);
  await market.confirm(applicant.applicationId);
  return { family: created, tutor: applicant };
}
beforeEach(async () => {
  ({ family, tutor } = await familyWithTutor());
});

const body = (fields: object = {}) => ({
  day: 1,
  time: '17:00',
  tutor_id: tutor.tutorId,
  student_id: family.studentId,
  subjects: [11103, 11101],
  ...fields,
});
const add = (fields: object = {}) =>
  test.send<{ data: Routine; message: string; errors: Record<string, string[]> }>('POST /api/routine', {
    token: family.token,
    body: body(fields),
  });
const list = (query = '', token = family.token) => {
  const search = `tutor_id=${tutor.tutorId}&student_id=${family.studentId}${query}`;
  return test.send<Page<Routine>>(`GET /api/routine?${search}`, { token });
};

describe('routine', () => {
  it('API-137 API-027 adds a routine to an own student with an own tutor', async () => {
    const { body: answer } = await add();
    expect(answer).toMatchObject({
      status: 'success',
      message: 'Routine added successfully.',
      data: {
        day: 1,
        time: '17:00',
        subjects: [{ id: 11101, subject_name: 'Bangla' }, { id: 11103 }],
        tutor_id: tutor.tutorId,
        student_id: family.studentId,
      },
    });
    expect((await list()).body).toMatchObject({ data: [answer.data], total: 1, last_page: 1 });
  });

  it("API-137 API-142 refuses another parent's student and a tutor who is not one's own (OQ-119)", async () => {
    const other = await familyWithTutor();
    const refused = async (fields: object, field: string) => {
      const answer = await add(fields);
      expectFailure(answer, 422, 'VALIDATION');
      expect(Object.keys(answer.body.errors)).toEqual([field]);
    };
    await refused({ student_id: other.family.studentId }, 'student_id');
    await refused({ tutor_id: other.tutor.tutorId }, 'tutor_id');
    await refused({ tutor_id: (await createTutor(test.db)).tutorId }, 'tutor_id');
    for (const subjects of [[], [9_000_000]]) await refused({ subjects }, 'subjects');
    for (const time of ['24:00', '5pm']) await refused({ time }, 'time');
    for (const day of [0, 8]) await refused({ day }, 'day');
    expect((await list()).body.total).toBe(0);
  });

  it('API-139 holds one routine per weekday, seven at most, also when pressed twice at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add()));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expectFailure(answer, 409, 'CONFLICT');
      expect(answer.body.errors).toEqual({ day: ['This day already has a routine.'] });
    }
    for (let day = 2; day <= 7; day++) expect((await add({ day })).status).toBe(200);
    const { body: page } = await list();
    expect(page).toMatchObject({ total: 7, last_page: 1 });
    expect(page.data.map((row) => row.day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expectFailure(await add({ day: 7, time: '08:00' }), 409, 'CONFLICT');
  });

  it('API-251 adds the same lesson on several days, all of them or none', async () => {
    const { day: _day, ...lesson } = body();
    const onDays = (days: number[]) =>
      test.send<{ data: Routine[]; errors: Record<string, string[]> }>('POST /api/routine/days', {
        token: family.token,
        body: { ...lesson, days },
      });
    expectFailure(await onDays([]), 422, 'VALIDATION');
    const { body: answer } = await onDays([5, 1, 5]);
    expect(answer.data).toMatchObject([
      { day: 1, time: '17:00', subjects: [{ id: 11101 }, { id: 11103 }] },
      { day: 5, time: '17:00', subjects: [{ id: 11101 }, { id: 11103 }] },
    ]);
    const taken = await onDays([2, 5]);
    expectFailure(taken, 409, 'CONFLICT');
    expect(taken.body.errors).toEqual({ days: ['This day already has a routine.'] });
    expect((await list()).body.data.map((row) => row.day)).toEqual([1, 5]);
    const foreign = await test.send('POST /api/routine/days', {
      token: (await createFamily(test.db)).token,
      body: { ...lesson, days: [2] },
    });
    expectFailure(foreign, 422, 'VALIDATION');
  });

  it('API-252 is read by both sides with the deal, and by nobody else', async () => {
    const other = await familyWithTutor();
    await add({ day: 3 });
    await add();
    const lesson = { time: '17:00', subjects: ['Bangla', 'Mathematics'] };
    const week = [
      { day: 1, ...lesson },
      { day: 3, ...lesson },
    ];
    const dealOf = async (token: string) =>
      (await test.read<{ data: { in_process: Deal[] } }>('/api/tutor/deals', token)).data.in_process[0];
    const mine = async (token: string) => (await test.read<Page<MyTutor>>('/api/my-tutor', token)).data[0];
    expect((await dealOf(tutor.token))?.routine).toEqual(week);
    expect((await mine(family.token))?.routine).toEqual(week);
    expect((await mine(family.token))?.tuition_job_offer).toMatchObject({
      days_in_week: 4,
      tutoring_time: '17:30',
      subject_ids: [11101, 11103],
    });
    expect([(await dealOf(other.tutor.token))?.routine, (await mine(other.family.token))?.routine]).toEqual([
      [],
      [],
    ]);
  });

  it('API-136 lists for own students only, seven a page', async () => {
    const other = await familyWithTutor();
    await add();
    expectFailure(await list('', other.family.token), 404, 'NOT_FOUND');
    expectFailure(await test.send('GET /api/routine', { token: family.token }), 422, 'VALIDATION');
    await add({ day: 2 });
    const paged = await list('&per_page=1&page=2');
    expect(paged.body).toMatchObject({ total: 2, last_page: 2, data: [{ day: 2 }] });
  });

  it('API-138 API-142 changes own routines only, and keeps the days apart', async () => {
    const other = await familyWithTutor();
    const { id } = (await add()).body.data;
    await add({ day: 2 });
    const change = (fields: object, token = family.token) =>
      test.send<{ data: Routine; message: string }>(`PUT /api/routine/${id}`, { token, body: body(fields) });
    const foreign = { tutor_id: other.tutor.tutorId, student_id: other.family.studentId };
    expectFailure(await change(foreign, other.family.token), 404, 'NOT_FOUND');
    expectFailure(await change({ day: 2 }), 409, 'CONFLICT');
    const changed = await change({ time: '08:30', subjects: [11102] });
    expect(changed.body).toMatchObject({
      message: 'Routine updated successfully.',
      data: { id, day: 1, time: '08:30', subjects: [{ id: 11102 }] },
    });
    expect((await list()).body.data[0]).toEqual(changed.body.data);
  });
});
