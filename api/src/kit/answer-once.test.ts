import { randomUUID } from 'node:crypto';
import { idempotencyHeader, type Student } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { appOver, expectFailure, openTestApp, senderOf } from '../../test/support/app.ts';
import { createFamily, openMarket, requestBody } from '../../test/support/family.repository.ts';
import { createJob } from '../../test/support/jobs.repository.ts';
import { createParent, createTutor } from '../../test/support/people.repository.ts';
import { rows as rowsOf } from '../../test/support/rows.repository.ts';
import { testServices } from '../../test/support/services.ts';
import { sweepAnswers } from './answer-once.repository.ts';
import { many, run } from './database/query.repository.ts';

const test = await openTestApp();
await openMarket(test);

const student = { name: 'Arif', gender: 1, category_id: 1, curriculum_id: 1, i_class_id: 111, age: 14 };
type Added = { message: string; data: Student };

const keyed = (key: string, language = 'en') => ({ [idempotencyHeader]: key, 'accept-language': language });
const add = (token: string, key: string, fields: object = {}, send = test.send) =>
  send<Added>('POST /api/my-student', { token, body: { ...student, ...fields }, headers: keyed(key) });
const studentsOf = async (parent_id: number) =>
  (await rowsOf(test.db, 'students', ['id'], { parent_id })).length;

describe('a call with an Idempotency-Key', () => {
  it('API-210 three at once make one, and each gets the answer of the first', async () => {
    const family = await createFamily(test.db);
    const key = randomUUID();
    const sent = { token: family.token, body: requestBody(family), headers: keyed(key) };
    const answers = await Promise.all([1, 2, 3].map(() => test.send('POST /api/tutor-request', sent)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(answers[2]?.body).toEqual(answers[0]?.body);
    const { parentId: parent_id } = family;
    expect(await rowsOf(test.db, 'tutor_requests', ['id'], { parent_id })).toHaveLength(1);
  });

  it('API-210 a repeat gets the first answer from another process, in the language asked for', async () => {
    const parent = await createParent(test.db);
    const key = randomUUID();
    const first = await add(parent.token, key);
    const other = senderOf(appOver(testServices(test.db)));
    expect((await add(parent.token, key, {}, other)).body).toEqual(first.body);
    const sent = { token: parent.token, body: student, headers: keyed(key, 'bn') };
    const translated = await other<Added>('POST /api/my-student', sent);
    expect(translated.body.data.id).toBe(first.body.data.id);
    expect(translated.body.message).not.toBe(first.body.message);
    expect(await studentsOf(parent.parentId)).toBe(1);
  });

  it('API-210 applying again is the first application, not a refusal', async () => {
    const tutor = await createTutor(test.db);
    const jobId = await createJob(test.db);
    const apply = (key: string) =>
      test.send(`POST /api/apply/${jobId}`, { token: tutor.token, headers: keyed(key) });
    const key = randomUUID();
    const answers = await Promise.all([apply(key), apply(key), apply(key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expectFailure(await apply(randomUUID()), 409, 'ALREADY_APPLIED');
  });

  it('API-211 with other content, or of another call, is a conflict', async () => {
    const parent = await createParent(test.db);
    const key = randomUUID();
    await add(parent.token, key);
    expectFailure(await add(parent.token, key, { name: 'Other' }), 409, 'CONFLICT');
    const other = { token: parent.token, body: { kind: 'all' }, headers: keyed(key) };
    expectFailure(await test.send('POST /api/notices/1/read', other), 409, 'CONFLICT');
    expectFailure(await add(parent.token, 'not a key'), 400, 'MALFORMED');
    expect(await studentsOf(parent.parentId)).toBe(1);
  });

  it("API-212 nobody reads another's answer, neither by the key nor in the database", async () => {
    const [one, other] = [await createParent(test.db), await createParent(test.db)];
    const key = randomUUID();
    const first = await add(one.token, key, { name: 'Salma' });
    const second = await add(other.token, key, { name: 'Salma' });
    expect(second.body.data.id).not.toBe(first.body.data.id);
    const guest = await test.send('POST /api/my-student', { body: student, headers: keyed(key) });
    expectFailure(guest, 401, 'UNAUTHENTICATED');
    const rows = await many<{ row: string }>(test.db)`
      select id || call_hash || encode(sealed, 'escape') as row from kept_answers`;
    const stored = rows.map(({ row }) => row).join();
    expect(stored).not.toContain(key);
    expect(stored).not.toContain('Salma');
  });

  it('API-213 the answer is kept with what was written, or neither', async () => {
    const parent = await createParent(test.db);
    await run(test.db)`alter table kept_answers rename to kept_elsewhere`;
    await run(test.db)`create view kept_answers as select * from kept_elsewhere where false`;
    await run(test.db)`create rule refused as on insert to kept_answers do instead select 1/0`;
    const key = randomUUID();
    try {
      expect((await add(parent.token, key)).status).toBe(500);
      expect(await studentsOf(parent.parentId)).toBe(0);
    } finally {
      await run(test.db)`drop view kept_answers`;
      await run(test.db)`alter table kept_elsewhere rename to kept_answers`;
    }
    expect((await add(parent.token, key)).status).toBe(200);
    expect(await studentsOf(parent.parentId)).toBe(1);
  });

  it('API-210 a refused call is not kept: it counts once it is right', async () => {
    const parent = await createParent(test.db);
    const key = randomUUID();
    expectFailure(await add(parent.token, key, { i_class_id: 999_999 }), 422, 'VALIDATION');
    expect((await add(parent.token, key)).status).toBe(200);
  });

  it('API-214 is kept for a day', async () => {
    const parent = await createParent(test.db);
    const key = randomUUID();
    await add(parent.token, key);
    await sweepAnswers(test.db);
    await add(parent.token, key);
    expect(await studentsOf(parent.parentId)).toBe(1);
    await run(test.db)`update kept_answers set created_at = now() - interval '25 hours'`;
    await sweepAnswers(test.db);
    await add(parent.token, key);
    expect(await studentsOf(parent.parentId)).toBe(2);
  });

  it('API-214 past 300 in an hour calls are answered as without a key', async () => {
    const parent = await createParent(test.db);
    const resets_at = new Date(Date.now() + 3_600_000);
    const used = { key: `kept-answers ${parent.userId}`, hits: 300, resets_at };
    await test.db.insertInto('rate_limits').values(used).execute();
    const key = randomUUID();
    await add(parent.token, key);
    await add(parent.token, key);
    expect(await studentsOf(parent.parentId)).toBe(2);
  });
});
