import type { OpsRequestDetails, TutorRequest } from '@porao/contracts';
import { textOf } from '@porao/contracts/messages';
import { expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import {
  approveBody,
  createFamily,
  openMarket,
  requestBody,
  type TestFamily,
} from '../../../test/support/family.repository.ts';
import { drain } from '../../../test/support/queue.repository.ts';
import { change, row } from '../../../test/support/rows.repository.ts';

const test = await openTestApp();
const market = await openMarket(test);
const read = async (id: number, { token }: TestFamily) =>
  (await test.read<{ data: TutorRequest }>(`/api/tutor-request/${id}`, token)).data;

it('API-247 keeps budget, time of day and start date; a change that does not send them leaves them', async () => {
  const family = await createFamily(test.db);
  const start_date = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const wished = { budget: 4000, time_of_day: 'evening', start_date };
  const id = await market.request(family, { ...wished, budget: '৪,০০০' });
  expect(await read(id, family)).toMatchObject(wished);
  const put = (fields: object) =>
    test.send<{ data: TutorRequest }>(`PUT /api/tutor-request/${id}`, {
      token: family.token,
      body: requestBody(family, fields),
    });
  expect((await put({})).body.data).toMatchObject(wished);
  const seen = await test.read<{ data: OpsRequestDetails }>(`/api/ops/requests/${id}`, market.operator.token);
  expect(seen.data.request).toMatchObject(wished);
  expect(seen.data.defaults).toMatchObject({
    actual_salary: 4000,
    salary_from: null,
    tutoring_time: '18:30',
    hiring_date: start_date,
  });
  const emptied = await put({ budget: '', time_of_day: 'any', start_date: null });
  expect(emptied.body.data).toMatchObject({ budget: null, time_of_day: 'any', start_date: null });
});

it('API-247 a change of them after an operator looked refuses the decision, with what changed', async () => {
  const family = await createFamily(test.db);
  const id = await market.request(family);
  const path = `/api/ops/requests/${id}`;
  const { data } = await test.read<{ data: OpsRequestDetails }>(path, market.operator.token);
  const body = requestBody(family, { budget: 7000 });
  await test.send(`PUT /api/tutor-request/${id}`, { token: family.token, body });
  const { version } = data.request;
  const refused = await market.act(`requests/${id}/approve`, { ...approveBody(), version });
  expectFailure(refused, 409, 'CONFLICT');
  expect(refused.body.message).toContain(textOf('requestPart.budget'));
});

/** A request with a budget of 5000, approved at this salary. */
async function offer(actual_salary: number, family: TestFamily) {
  const id = await market.request(family, { budget: 5000, days_in_week: 5 });
  const approved = await market.act<{ message: string; data: { tuition_job_offer_id: number | null } }>(
    `requests/${id}/approve`,
    approveBody({ actual_salary, days_in_week: 3 }),
  );
  const answer = (act: string) =>
    test.send<{ data: TutorRequest }>(`POST /api/tutor-request/${id}/${act}`, { token: family.token });
  return { id, approved, answer };
}

it('API-249 OQ-255 what pays the budget is published at once', async () => {
  const family = await createFamily(test.db);
  const { id, approved, answer } = await offer(5000, family);
  expect(approved.body.data.tuition_job_offer_id).not.toBeNull();
  expect(await read(id, family)).toMatchObject({ stage: 'Approved', terms: null });
  for (const act of ['agree', 'decline-terms']) expectFailure(await answer(act), 409, 'CONFLICT');
});

it('API-249 OQ-255 below the budget nothing is published before the guardian agrees, who is told', async () => {
  const [family, other] = [await createFamily(test.db), await createFamily(test.db)];
  const { id, approved, answer } = await offer(4000, family);
  expect(approved.body).toMatchObject({
    message: textOf('ops.termsSent'),
    data: { tuition_job_offer_id: null },
  });
  const terms = {
    actual_salary: 4000,
    days_in_week: 3,
    tutor_gender: 3,
    tutoring_time: '17:30:00',
    hiring_date: approveBody().hiring_date,
  };
  expect(await read(id, family)).toMatchObject({ stage: 'Terms', terms, tuition_job_offer_id: null });
  await drain(test.db);
  const notices = await test.read<{ data: { text: string }[] }>('/api/notices', family.token);
  expect(notices.data[0]?.text).toBe(
    textOf({ key: 'notice.request.terms', params: { request: String(id) } }),
  );
  const foreign = await test.send(`POST /api/tutor-request/${id}/agree`, { token: other.token });
  expectFailure(foreign, 404, 'NOT_FOUND');
  const agreed = (await answer('agree')).body.data;
  expect(agreed).toMatchObject({ stage: 'Approved', terms: null });
  const job = await row(test.db, 'jobs', ['status', 'actual_salary', 'days_in_week'], { request_id: id });
  expect(job).toEqual({ status: 'live', actual_salary: 4000, days_in_week: 3 });
  expectFailure(await answer('agree'), 409, 'CONFLICT');
});

it('API-249 OQ-255 who does not agree gives it back to the operators, who may ask again', async () => {
  const family = await createFamily(test.db);
  const { id, answer } = await offer(4000, family);
  expect((await answer('decline-terms')).body.data).toMatchObject({ stage: 'Pending', terms: null });
  expect((await market.act(`requests/${id}/approve`, approveBody({ actual_salary: 4500 }))).status).toBe(200);
  expect((await read(id, family)).terms).toMatchObject({ actual_salary: 4500, days_in_week: 5 });
  await change(test.db, 'users', { banned_at: new Date() }, { id: family.userId });
  expectFailure(await answer('agree'), 409, 'CONFLICT');
  await change(test.db, 'users', { banned_at: null }, { id: family.userId });
  const rejected = await market.act(`requests/${id}/reject`, { reason: 'No tutor for it' });
  expect(rejected.status).toBe(200);
});

it('OQ-255 terms that are agreed to after their hiring date are published with a day to come; given back, they have the whole time again', async () => {
  const family = await createFamily(test.db);
  const { id, answer } = await offer(4000, family);
  const { terms } = await row(test.db, 'tutor_requests', ['terms'], { id });
  const late = JSON.stringify({ ...(terms as object), hiring_date: '2026-01-01' });
  await change(test.db, 'tutor_requests', { terms: late, review_by: new Date(0) }, { id });
  await answer('decline-terms');
  const { review_by } = await row(test.db, 'tutor_requests', ['review_by'], { id });
  expect(Date.parse(review_by)).toBeGreaterThan(Date.now());
  await market.act(`requests/${id}/approve`, approveBody({ actual_salary: 4000 }));
  await change(test.db, 'tutor_requests', { terms: late }, { id });
  expect((await answer('agree')).status).toBe(200);
  const job = await row(test.db, 'jobs', ['hiring_date'], { request_id: id });
  expect((job.hiring_date ?? '') > new Date().toISOString().slice(0, 10)).toBe(true);
});

it('OPS-315 the file of requests has what the family wishes, what it is offered and what it agreed to', async () => {
  const start_date = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const family = await createFamily(test.db);
  const wished = { budget: 5000, time_of_day: 'evening', start_date };
  const id = await market.request(family, wished);
  const salaries = async () => {
    const headers = { authorization: `Bearer ${market.operator.token}` };
    const answer = await test.app.request(`/api/ops/requests.csv?stage=all&q=%23${id}`, { headers });
    const [names, values] = (await answer.text())
      .split('\r\n')
      // Commas between quotes are part of a value.
      .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));
    const of = (name: string) => values?.[names?.indexOf(name) ?? -1];
    expect([of('time_of_day'), of('start_date')]).toEqual(['evening', start_date]);
    return ['budget', 'salary_offered', 'salary_agreed'].map(of);
  };
  expect(await salaries()).toEqual(['5000', '', '']);
  await market.act(`requests/${id}/approve`, approveBody({ actual_salary: 4000 }));
  expect(await salaries()).toEqual(['5000', '4000', '']);
  await test.send(`POST /api/tutor-request/${id}/agree`, { token: family.token });
  expect(await salaries()).toEqual(['5000', '', '4000']);
});

it('OPS-316 a request that was given back has no decision, and whoever saw another stage reads what happened', async () => {
  const family = await createFamily(test.db);
  const { id, answer } = await offer(4000, family);
  const seen = async () =>
    (await test.read<{ data: OpsRequestDetails }>(`/api/ops/requests/${id}`, market.operator.token)).data;
  const refusal = async (version: string) => {
    const refused = await market.act(`requests/${id}/reject`, { reason: 'No tutor', version });
    expectFailure(refused, 409, 'CONFLICT');
    return refused.body.message;
  };
  const offered = await seen();
  expect(offered.decision).toMatchObject({ actor: 'operator' });
  await answer('decline-terms');
  const back = await seen();
  expect(back.decision).toBeNull();
  expect(await refusal(offered.request.version)).toContain('The guardian did not agree to the terms');
  await market.act(`requests/${id}/approve`, approveBody({ actual_salary: 4500 }));
  expect(await refusal(back.request.version)).toContain('asked the guardian a moment ago to agree to terms');
  const again = await seen();
  await answer('agree');
  expect(await refusal(again.request.version)).toContain('The guardian agreed to the terms');
  expect((await seen()).decision).toMatchObject({ actor: 'operator' });

  const left = await offer(4000, await createFamily(test.db));
  expect((await left.answer('withdraw')).status).toBe(200);
  const path = `/api/ops/requests/${left.id}`;
  const { data } = await test.read<{ data: OpsRequestDetails }>(path, market.operator.token);
  expect(data.decision).toMatchObject({ actor: 'guardian' });
});
