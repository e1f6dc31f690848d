import type { TutorRequest } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import {
  approveBody,
  createFamily,
  openMarket,
  requestBody,
} from '../../../test/support/family.repository.ts';
import type { Page } from '../../kit/page.ts';

const test = await openTestApp();
const market = await openMarket(test);

interface Answer {
  type?: string;
  status: unknown;
  message: string;
  data: TutorRequest;
  errors: Record<string, string[]>;
}
const send = (token: string, body: object) => test.send<Answer>('POST /api/tutor-request', { token, body });
const list = async (token: string, query = '') =>
  (await test.send<Page<TutorRequest>>(`GET /api/tutor-request${query}`, { token })).body;

describe('tutor-request', () => {
  it('API-131 API-025 API-134 creates a request with stage Pending', async () => {
    const family = await createFamily(test.db);
    const { body } = await send(family.token, requestBody(family));
    expect(body).toMatchObject({
      status: 'success',
      message: 'Tutor request sent successfully.',
      data: {
        student_id: family.studentId,
        parent_location_id: family.locationId,
        parent_location: {
          city: { city_name: 'Dhaka' },
          location: { location_name: 'Dhanmondi' },
        },
        subjects: [{ id: 11101, subject_name: 'Bangla' }, { id: 11103 }],
        tutor_gender: 3,
        tutoring_place_id: 2,
        tutoring_place: { tutoring_place: 'Home Tutoring' },
        days_in_week: 4,
        tutor_requirement: 'Punctual',
        stage: 'Pending',
        stage_reason: null,
        i_class: { class_name: 'Class 8' },
        curriculum: null,
        tuition_job_offer_id: null,
        candidates: 0,
      },
    });
    expect((await list(family.token)).data).toEqual([body.data]);
  });

  it('API-253 says what became of the deal with the tutor', async () => {
    const family = await createFamily(test.db);
    const stateOfDeal = async () => (await list(family.token)).data.map(({ stage, deal }) => [stage, deal]);
    const { jobId } = await market.publish(family);
    expect(await stateOfDeal()).toEqual([['Approved', null]]);
    const { applicationId } = await market.applicant(jobId);
    await market.confirm(applicationId);
    expect(await stateOfDeal()).toEqual([['Closed', 'in_process']]);
    const [mine] = (await test.read<Page<{ id: number }>>('/api/my-tutor', family.token)).data;
    await market.act(`deals/${mine?.id}/end`);
    expect(await stateOfDeal()).toEqual([['Closed', 'ended']]);
  });

  it('API-131 RUL-037 takes the defaults: any gender, place home, days 5; 0 and 8 days are refused', async () => {
    const family = await createFamily(test.db);
    const { student_id, parent_location_id, subjects } = requestBody(family);
    const { body } = await send(family.token, { student_id, parent_location_id, subjects });
    expect(body.data).toMatchObject({ tutor_gender: 3, tutoring_place_id: 2, days_in_week: 5 });
    for (const days_in_week of [0, 8]) {
      const refused = await send(family.token, requestBody(family, { days_in_week }));
      expectFailure(refused, 422, 'VALIDATION');
      expect(refused.body.errors).toHaveProperty('days_in_week');
    }
    expect((await list(family.token)).total).toBe(1);
  });

  it("API-131 API-134 API-142 refuses what is missing or another parent's, with the required messages", async () => {
    const [family, other] = [await createFamily(test.db), await createFamily(test.db)];
    const refused = async (fields: object, field: string, message: string) => {
      const { status, body } = await send(family.token, requestBody(family, fields));
      expectFailure({ status, body }, 422, 'VALIDATION');
      expect(body.type).toBe('error');
      expect(body.errors[field]).toEqual([message]);
    };
    for (const student_id of [undefined, other.studentId])
      await refused({ student_id }, 'student_id', 'Please select a student.');
    for (const parent_location_id of ['', other.locationId])
      await refused({ parent_location_id }, 'parent_location_id', 'Please select a location.');
    await refused({ subjects: [] }, 'subjects', 'Please select at least one subject.');
    await refused({ subjects: undefined }, 'subjects', 'Please select at least one subject.');
    await refused({ subjects: [10101] }, 'subjects', "Please select subjects of the student's class.");
    expect((await list(family.token)).total).toBe(0);
    expect((await list(other.token)).total).toBe(0);
  });

  it('API-132 API-142 changes an own request, and only while it is Pending', async () => {
    const [family, other] = [await createFamily(test.db), await createFamily(test.db)];
    const id = await market.request(family);
    const change = (token: string, who = family) =>
      test.send<Answer>(`PUT /api/tutor-request/${id}`, {
        token,
        body: requestBody(who, { days_in_week: 2, subjects: [11102] }),
      });
    expectFailure(await change(other.token, other), 404, 'NOT_FOUND');
    const changed = await change(family.token);
    expect(changed.body.message).toBe('Tutor request updated successfully.');
    expect(changed.body.data).toMatchObject({ days_in_week: 2, subjects: [{ id: 11102 }] });
    const rejection = { token: market.operator.token, body: { reason: 'Address is not clear' } };
    await test.send(`POST /api/ops/requests/${id}/reject`, rejection);
    expectFailure(await change(family.token), 409, 'CONFLICT');
    expect((await list(family.token)).data[0]).toMatchObject({
      stage: 'Rejected',
      stage_reason: 'Address is not clear',
      days_in_week: 2,
    });
  });

  it('API-133 lists own requests, newest first, three a page (OQ-059)', async () => {
    const [family, other] = [await createFamily(test.db), await createFamily(test.db)];
    await market.request(other);
    const ids: number[] = [];
    for (let index = 0; index < 4; index++) ids.unshift(await market.request(family));
    const first = await list(family.token);
    const second = await list(family.token, '?per_page=3&page=2');
    expect(first).toMatchObject({ total: 4, last_page: 2 });
    expect([...first.data, ...second.data].map((row) => row.id)).toEqual(ids);
    const foreign = await test.send(`GET /api/tutor-request/${ids[0]}`, { token: other.token });
    expectFailure(foreign, 404, 'NOT_FOUND');
  });

  it('RUL-042 lets its guardian withdraw it while Pending, once, and nobody else (OQ-139)', async () => {
    const [family, other] = [await createFamily(test.db), await createFamily(test.db)];
    const id = await market.request(family);
    const withdraw = (token: string) =>
      test.send<Answer>(`POST /api/tutor-request/${id}/withdraw`, { token, body: { reason: 'Found one' } });
    expectFailure(await withdraw(other.token), 404, 'NOT_FOUND');
    expect((await withdraw(family.token)).body.data).toMatchObject({
      stage: 'Withdrawn',
      stage_reason: 'Found one',
    });
    expectFailure(await withdraw(family.token), 409, 'CONFLICT');
    const approval = { token: market.operator.token, body: approveBody() };
    expectFailure(await test.send(`POST /api/ops/requests/${id}/approve`, approval), 409, 'CONFLICT');
  });
});
