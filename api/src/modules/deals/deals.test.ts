import type { MyTutor } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { createParent, createTutor } from '../../../test/support/people.repository.ts';
import { change } from '../../../test/support/rows.repository.ts';
import type { Page } from '../../kit/page.ts';

const test = await openTestApp();
const market = await openMarket(test);

const list = (token: string, query = '') => test.read<Page<MyTutor>>(`/api/my-tutor${query}`, token);

describe('my-tutor', () => {
  it('API-135 API-026 lists own tutors with their institute and phone', async () => {
    const family = await createFamily(test.db);
    const { jobId } = await market.publish(family);
    const tutor = await market.applicant(jobId);
    await change(
      test.db,
      'tutor_educations',
      { university_id: 1, current_institute: true },
      { tutor_id: tutor.tutorId, education_level_id: 9 },
    );
    await market.applicant(jobId);
    await market.confirm(tutor.applicationId);
    const { data, total, last_page } = await list(family.token);
    expect({ total, last_page }).toEqual({ total: 1, last_page: 1 });
    expect(data).toMatchObject([
      {
        tutor_id: tutor.tutorId,
        tuition_job_offer_id: jobId,
        tuition_job_offer: { student_id: family.studentId, student_name: 'Secret Child' },
        tutor: {
          user: { name: 'Test Person', photo: null, gender: 1, phone_no: tutor.phone },
          educational_info: [
            { current_institute: '1', university: { university_name: expect.any(String) as string } },
            { current_institute: '0', university: null },
            { current_institute: '0', university: null },
          ],
        },
        state: 'in_process',
      },
    ]);
    expect(await list((await createParent(test.db)).token)).toMatchObject({ data: [], total: 0 });
  });

  it('API-135 RUL-025 three a page, newest first', async () => {
    const family = await createFamily(test.db);
    const ids: number[] = [];
    for (let index = 0; index < 4; index++) {
      ids.unshift((await market.hire(family)).jobId);
    }
    const [first, second] = [await list(family.token), await list(family.token, '?per_page=3&page=2')];
    expect(first).toMatchObject({ total: 4, last_page: 2 });
    expect([...first.data, ...second.data].map((row) => row.tuition_job_offer_id)).toEqual(ids);
  });
});

describe('tutor/deals', () => {
  it('API-019 API-119 names the school, and never shows a deal to another tutor (OQ-050)', async () => {
    const family = await createFamily(test.db);
    await change(test.db, 'students', { institute_id: 1, age: null }, { id: family.studentId });
    const { jobId } = await market.publish(family);
    const [tutor, other] = [await market.applicant(jobId), await createTutor(test.db)];
    const read = async (token: string) => JSON.stringify(await test.read('/api/tutor/deals', token));
    expect(await read(tutor.token)).not.toContain(family.phone);
    expectFailure(await test.send('GET /api/tutor/deals', { token: family.token }), 403, 'WRONG_ROLE');
    await market.appoint(tutor.applicationId);
    expect(await read(tutor.token)).not.toContain(family.phone);
    await market.move(tutor.applicationId, 'confirm');
    const shown = await read(tutor.token);
    expect(shown).toContain(family.phone);
    expect(JSON.parse(shown)).toMatchObject({
      data: { in_process: [{ class_info: { school: expect.any(String) as string } }], continue: [] },
    });
    expect(JSON.parse(await read(other.token))).toEqual({ data: { in_process: [], continue: [] } });
  });
});
