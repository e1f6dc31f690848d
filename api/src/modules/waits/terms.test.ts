import { textOf } from '@porao/contracts/messages';
import { expect, it } from 'vitest';
import { expectFailure } from '../../../test/support/app.ts';
import { approveBody } from '../../../test/support/family.repository.ts';
import { drain } from '../../../test/support/queue.repository.ts';
import { change, rows } from '../../../test/support/rows.repository.ts';
import { after, date, hoursUntil, openWaits } from '../../../test/support/waits.ts';
import { tellWait } from '../notices/index.ts';
import { sweepWaits } from './index.ts';

const waits = await openWaits();
const { said, request, market } = waits;

/** A request with terms below its budget. */
async function offered(): Promise<number> {
  const id = await market.request(waits.family, { budget: 5000 });
  await market.act(`requests/${id}/approve`, approveBody({ actual_salary: 4000 }));
  return id;
}
const answer = (id: number, act: string) =>
  waits.test.send(`POST /api/tutor-request/${id}/${act}`, { token: waits.family.token });

it('API-293 a family answers terms within 72 hours and is reminded after 24; else operators have the request again', async () => {
  const id = await offered();
  const { agree_by } = await request(id);
  expect(hoursUntil(agree_by)).toBeCloseTo(72, 1);
  const by = date(agree_by);
  const to = [waits.family.userId];
  expect(await said(id, 'terms', after(-48.1, by))).toEqual([]);
  expect(await said(id, 'terms', after(-48, by))).toEqual([{ step: 'soon', to, by }]);
  expect(await said(id, 'terms', after(-1, by))).toEqual([]);
  expect(await said(id, 'terms', by)).toEqual([{ step: 'passed', to, by }]);
  const back = await request(id);
  expect(back).toMatchObject({ stage: 'Pending', agree_by: null, terms: null });
  expect(back.stage_reason).toBe(textOf('cause.terms_unanswered'));
  expect(hoursUntil(back.review_by)).toBeCloseTo(24, 1);
  const moved = { entity: 'request', entity_id: id, from_state: 'Terms' };
  expect(await rows(waits.test.db, 'transitions', ['to_state', 'actor', 'cause'], moved)).toEqual([
    { to_state: 'Pending', actor: 'system', cause: 'terms_unanswered' },
  ]);
  expect(await said(id, 'terms', after(1, by))).toEqual([]);
  expectFailure(await answer(id, 'agree'), 409, 'CONFLICT');
});

it('API-293 terms offered again have their whole time, and an answer ends the wait', async () => {
  const [id, declined] = [await offered(), await offered()];
  await said(id, 'terms', after(73));
  await market.act(`requests/${id}/approve`, approveBody({ actual_salary: 4500 }));
  expect(await request(id)).toMatchObject({ stage: 'Terms', stage_reason: null });
  expect(hoursUntil((await request(id)).agree_by)).toBeCloseTo(72, 1);
  expect((await answer(id, 'agree')).status).toBe(200);
  expect(await request(id)).toMatchObject({ stage: 'Approved', agree_by: null });
  await market.act(`requests/${declined}/approve`, approveBody({ actual_salary: 4500 }));
  expect((await answer(declined, 'decline-terms')).status).toBe(200);
  for (const one of [id, declined]) expect(await said(one, 'terms', after(100))).toEqual([]);
});

it('NTF-074 family and operators read that terms wait, and that they went back', async () => {
  const id = await offered();
  const by = date((await request(id)).agree_by);
  await sweepWaits(waits.test.db, tellWait, after(-48, by));
  await sweepWaits(waits.test.db, tellWait, by);
  await drain(waits.test.db);
  const keys = async (user_id: number) =>
    (await rows(waits.test.db, 'notices', ['text_key', 'path'], { user_id }))
      .filter(({ path }) => path.endsWith(`/${id}`))
      .map(({ text_key }) => text_key);
  expect(await keys(waits.family.userId)).toEqual(
    expect.arrayContaining(['notice.wait.termsSoon', 'notice.wait.termsPassed']),
  );
  expect(await keys(market.operator.userId)).toContain('notice.request.declined');
});

it('NTF-075 a family whose request lacks details of the student is reminded of them, and reads no apology', async () => {
  const { token, userId, studentId } = waits.family;
  await change(waits.test.db, 'students', { age: null, institute_id: null }, { id: studentId });
  const id = await market.request(waits.family);
  const by = date((await request(id)).review_by);
  expect(await said(id, 'review', by)).toEqual([{ step: 'soon', to: 'operators', by }]);
  const next = after(24, by);
  expect(await said(id, 'details', next)).toEqual([{ step: 'passed', to: [userId], by: after(24, next) }]);
  const child = { name: 'Tasnim', gender: 2, category_id: 1, i_class_id: 111, age: 13 };
  await waits.test.send(`PUT /api/my-student/${studentId}`, { token, body: child });
  const last = date((await request(id)).review_by);
  expect(await said(id, 'details', last)).toEqual([]);
});
