import { caps, type Failure } from '@porao/contracts';
import { expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../test/support/app.ts';
import { createFamily, home, requestBody } from '../../test/support/family.repository.ts';
import { createJob } from '../../test/support/jobs.repository.ts';
import { createParent, createTutor } from '../../test/support/people.repository.ts';
import { change } from '../../test/support/rows.repository.ts';
import type { Page } from './page.ts';

const test = await openTestApp();

const location = { city_id: 1, location_id: 1001, ...home };

/** Fills the account to its cap but one by `add`, then sends three at once: one is taken, two are told the cap. */
async function expectCap(
  cap: keyof typeof caps,
  add: (count: number) => Promise<{ status: number; body: Failure }>,
) {
  for (let count = 1; count < caps[cap]; count++) expect((await add(count)).status).toBe(200);
  const answers = await Promise.all([0, 1, 2].map((more) => add(caps[cap] + more)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  for (const refused of answers.filter(({ status }) => status !== 200)) {
    expectFailure(refused, 409, 'CAP_REACHED');
    expect(refused.body.key).toBe(`cap.${cap}`);
    expect(refused.body.message).toContain(` ${caps[cap]} `);
  }
}

it('locations of an account have a cap, and there is room again when one is deleted', async () => {
  const { token } = await createParent(test.db);
  const add = () => test.send('POST /api/my-location', { token, body: location });
  await expectCap('locations', add);
  const { data } = (await test.send<Page<{ id: number }>>('GET /api/my-location', { token })).body;
  await test.send(`DELETE /api/my-location/${data[0]?.id}`, { token });
  expect((await add()).status).toBe(200);
});

it('students of an account have a cap', async () => {
  const { token } = await createParent(test.db);
  const student = { name: 'Nila', gender: 2, age: 12, category_id: 1, i_class_id: 111 };
  await expectCap('students', () => test.send('POST /api/my-student', { token, body: student }));
});

it('tutor requests of a day have a cap, and the day after there is room', async () => {
  const family = await createFamily(test.db);
  const { token } = family;
  const add = () => test.send('POST /api/tutor-request', { token, body: requestBody(family) });
  await expectCap('requestsPerDay', add);
  const created_at = new Date(Date.now() - 25 * 3_600_000);
  await change(test.db, 'tutor_requests', { created_at }, { parent_id: family.parentId });
  expect((await add()).status).toBe(200);
});

it('open applications of a tutor have a cap; closed ones do not count', async () => {
  const { token, tutorId } = await createTutor(test.db);
  const jobs: number[] = [];
  for (let count = 0; count < caps.openApplications + 4; count++) jobs.push(await createJob(test.db));
  await expectCap('openApplications', (count) => test.send(`POST /api/apply/${jobs[count]}`, { token }));
  const one = { tutor_id: tutorId, job_id: jobs[1] ?? 0 };
  await change(test.db, 'applications', { stage: 'closed', closed_reason: 'withdrawn' }, one);
  expect((await test.send(`POST /api/apply/${jobs[0]}`, { token })).status).toBe(200);
});
