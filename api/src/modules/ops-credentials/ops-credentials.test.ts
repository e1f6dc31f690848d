import type { AuditEntry, Certificate, Notice, OpsCredential } from '@porao/contracts';
import { expect, it } from 'vitest';
import { type Answer, expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createTutor, createUser } from '../../../test/support/people.repository.ts';
import { row } from '../../../test/support/rows.repository.ts';

const test = await openTestApp();
const token = (await createUser(test.db, 'operator')).token;

const act = <T>(id: number, what: string, reason = 'Looked at'): Promise<Answer<T>> =>
  test.send<T>(`POST /api/ops/credentials/${id}/${what}`, { token, body: { reason } });
const list = async (state: string) =>
  (await test.send<{ data: OpsCredential[] }>(`GET /api/ops/credentials?state=${state}`, { token })).body
    .data;
const add = async (tutor_id: number, certificate: string) => {
  const paper = { tutor_id, certificate_type_id: 1, certificate };
  await test.db.insertInto('tutor_certificates').values(paper).execute();
  return (await row(test.db, 'tutor_certificates', ['id'], { tutor_id, certificate })).id;
};

it('OPS-067 the list has no image; opening one is written with its reason', async () => {
  const tutor = await createTutor(test.db);
  const id = await add(tutor.tutorId, 'seen.png');
  const [listed] = (await list('unverified')).filter((one) => one.id === id);
  expect(listed).toMatchObject({ user_id: tutor.userId, state: 'unverified', decided_at: null });
  expect(JSON.stringify(listed)).not.toContain('seen.png');
  expectFailure(await act(id, 'view', ''), 422, 'VALIDATION');
  const { body } = await act<{ data: { certificate_url: string } }>(id, 'view', 'verification');
  expect(body.data.certificate_url).toMatch(/^\/storage\/tutor\/seen\.png\?expires=\d+&signature=/);
  const audit = await test.send<{ data: AuditEntry[] }>('GET /api/ops/audit?per_page=1', { token });
  expect(audit.body.data).toMatchObject([{ action: 'view', subject_id: id, reason: 'verification' }]);
  expectFailure(await act(999_999, 'view'), 404, 'NOT_FOUND');
});

it('OPS-068 the tutor reads why a credential was refused, and another image waits again', async () => {
  const tutor = await createTutor(test.db);
  const id = await add(tutor.tutorId, 'blurred.png');
  const own = async () =>
    (await test.send<{ data: Certificate[] }>('GET /api/get-tutor-certificate', { token: tutor.token })).body
      .data;
  expect(await own()).toMatchObject([{ verified: false, refused_reason: null }]);
  expect((await act(id, 'refuse', 'The name cannot be read')).status).toBe(200);
  expect(await own()).toMatchObject([{ verified: false, refused_reason: 'The name cannot be read' }]);
  expect(await list('refused')).toMatchObject([{ id, refused_reason: 'The name cannot be read' }]);
  expectFailure(await act(id, 'refuse'), 409, 'CONFLICT');

  await act(id, 'unverify');
  expectFailure(await act(id, 'unverify'), 409, 'CONFLICT');
  expect((await list('unverified')).map((one) => one.id)).toContain(id);
  await act(id, 'refuse');
  await act(id, 'verify');
  expect(await own()).toMatchObject([{ verified: true, refused_reason: null }]);

  await act(id, 'refuse');
  await test.send(`GET /api/delete-tutor-certificate/${id}`, { token: tutor.token });
  const next = await add(tutor.tutorId, 'sharp.png');
  expect((await list('unverified')).map((one) => one.id)).toContain(next);
});

it('NTF-011 the tutor is told that a credential was verified or refused, not that a decision was taken back', async () => {
  const tutor = await createTutor(test.db);
  const id = await add(tutor.tutorId, 'told.png');
  await act(id, 'refuse');
  await act(id, 'unverify');
  await act(id, 'verify');
  const { body } = await test.send<{ data: Notice[] }>('GET /api/notices', { token: tutor.token });
  const path = '/tutor/profile/update/certificate';
  expect(body.data).toMatchObject([
    { kind: 'credentials', text: expect.stringMatching(/is verified\.$/), path },
    { kind: 'credentials', text: expect.stringContaining('was refused') },
  ]);
});
