import { type Consent, legalVersion } from '@porao/contracts';
import { expect, it } from 'vitest';
import { openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { createParent } from '../../../test/support/people.repository.ts';
import { change, insert, row } from '../../../test/support/rows.repository.ts';
import { run } from '../../kit/database/query.repository.ts';
import { agreeToTerms } from './index.ts';

const test = await openTestApp();
const market = await openMarket(test);

const list = async (token: string) => (await test.read<{ data: Consent[] }>('/api/consents', token)).data;
const kinds = async (token: string) => (await list(token)).map(({ kind }) => kind).toSorted();

it('API-425 signing up and in notes the terms once for each version; nobody changes it', async () => {
  const body = {
    name: 'Rahima Begum',
    phone_no: '01711111119',
    gender: 2,
    password: 'a long secret 9',
    password_confirmation: 'a long secret 9',
  };
  const { status } = await test.send('POST /api/parent-registration', { body });
  expect(status).toBe(200);
  const { id } = await row(test.db, 'users', ['id'], { phone_no: body.phone_no });
  await change(test.db, 'users', { phone_no_verified_at: new Date() }, { id });
  for (let times = 0; times < 2; times++) {
    const sent = { body: { phone_no: body.phone_no, password: body.password } };
    expect((await test.send('POST /api/v1/login', sent)).status).toBe(200);
  }
  expect(await row(test.db, 'consents', ['version'], { user_id: id })).toEqual({
    version: legalVersion,
  });
  await expect(run(test.db)`update consents set version = null`).rejects.toThrow('append-only');
  await expect(run(test.db)`delete from consents`).rejects.toThrow('append-only');
});

it('API-425 lists what the account agreed to and what holds: sharing ends with the deal', async () => {
  const family = await createFamily(test.db);
  const { jobId } = await market.publish(family);
  const tutor = await market.applicant(jobId);
  await agreeToTerms(test.db, family.userId);
  const before = new Date(Date.now() - 86_400_000);
  await insert(test.db, 'consents', {
    user_id: family.userId,
    version: null,
    given_at: before,
  });
  expect(await list(family.token)).toMatchObject([
    { kind: 'terms', version: legalVersion, job_id: null },
    { kind: 'terms', version: null, job_id: null },
  ]);
  await market.confirm(tutor.applicationId);
  for (const side of [family, tutor])
    expect((await list(side.token)).find(({ kind }) => kind === 'sharing')).toMatchObject({ job_id: jobId });
  const { id } = await row(test.db, 'deals', ['id'], { application_id: tutor.applicationId });
  await test.send(`POST /api/deals/${id}/end`, { token: family.token, body: { why: 'moved' } });
  for (const side of [family, tutor]) expect(await kinds(side.token)).not.toContain('sharing');
});

it('API-425 messages are listed where they were asked for, of the own account alone', async () => {
  const [parent, other] = [await createParent(test.db), await createParent(test.db)];
  const at = new Date();
  await change(test.db, 'users', { by_sms_since: at, email_verified_at: at }, { id: parent.userId });
  expect(await kinds(parent.token)).toEqual(['email', 'sms']);
  expect(await kinds(other.token)).toEqual([]);
  expect((await test.send('GET /api/consents')).status).toBe(401);
});
