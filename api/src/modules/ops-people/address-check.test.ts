import type { Candidate, OpsPerson, TutorTerms, Visits } from '@porao/contracts';
import { expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, home, openMarket, type TestFamily } from '../../../test/support/family.repository.ts';
import { createTutor } from '../../../test/support/people.repository.ts';
import { change, insert } from '../../../test/support/rows.repository.ts';
import type { Page } from '../../kit/page.ts';
import { grantRole } from '../roles/index.ts';

const test = await openTestApp();
const market = await openMarket(test);
const reason = 'Called the landline of the house';

const check = ({ userId }: { userId: number }, by: string | null = 'call') =>
  market.act(`users/${userId}/check-address`, { by, reason });
const personOf = async ({ userId }: TestFamily) =>
  (await test.read<{ data: OpsPerson }>(`/api/ops/users/${userId}`, market.operator.token)).data;
const markOf = async (family: TestFamily) => (await personOf(family)).address_check?.by ?? null;

it('OPS-455 RUL-075 an operator marks an address; a new or corrected one has no mark', async () => {
  const family = await createFamily(test.db);
  expect(await markOf(family)).toBeNull();
  expect((await check(family)).status).toBe(200);
  expect(await markOf(family)).toBe('call');
  const place = { city_id: 1, location_id: 1001, ...home };
  const send = (call: string, body: object) => test.send(call, { token: family.token, body });
  await send(`PUT /api/my-location/${family.locationId}`, place);
  expect(await markOf(family)).toBe('call');
  await send(`PUT /api/my-location/${family.locationId}`, { ...place, details_location: 'House 3, Road 1' });
  expect(await markOf(family)).toBeNull();
  await check(family, 'paper');
  expect(await markOf(family)).toBe('paper');
  await send('POST /api/my-location', { ...place, details_location: 'House 4, Road 2' });
  expect(await markOf(family)).toBeNull();
  await check(family);
  expect((await check(family, null)).status).toBe(200);
  expect(await markOf(family)).toBeNull();
  const { acts } = await personOf(family);
  expect(acts.rows.filter(({ action }) => action === 'check-address')).toHaveLength(4);
});

it('OPS-455 the address that was shown is the one that is checked, also where it changes at that moment', async () => {
  const family = await createFamily(test.db);
  const { address } = await personOf(family);
  expect(address).toContain('House 21, Flat 4C');
  const checkShown = () =>
    market.act(`users/${family.userId}/check-address`, { by: 'call', reason, address });
  const place = { city_id: 1, location_id: 1001, ...home };
  const moveTo = (details_location: string) =>
    test.send(`PUT /api/my-location/${family.locationId}`, {
      token: family.token,
      body: { ...place, details_location },
    });
  expect((await checkShown()).status).toBe(200);
  for (const number of [1, 2, 3, 4]) {
    await moveTo(home.details_location);
    await Promise.all([checkShown(), moveTo(`House ${number}, Road 1`)]);
    expect(await markOf(family)).toBeNull();
  }
  expectFailure(await checkShown(), 409, 'CONFLICT');
});

it('OPS-455 is refused of a tutor, of one’s own account, and to who is no operator', async () => {
  expectFailure(await check(await createTutor(test.db)), 409, 'CONFLICT');
  expectFailure(await check({ userId: 2_147_483_647 }), 404, 'NOT_FOUND');
  const family = await createFamily(test.db);
  const path = `POST /api/ops/users/${family.userId}/check-address`;
  const body = { by: 'call', reason };
  expectFailure(await test.send(path, { token: family.token, body }), 403, 'WRONG_ROLE');
  await grantRole(test.db, family.userId, 'lead', { actor: null, reason: 'test' });
  expectFailure(await test.send(path, { token: family.token, body }), 409, 'CONFLICT');
});

it('RUL-075 API-433 both sides read what was checked before they meet, and no home', async () => {
  const family = await createFamily(test.db, { name: 'Rahima Begum' });
  await check(family);
  const { requestId, jobId } = await market.publish(family);
  const tutor = await market.applicant(jobId);
  const certificate = { tutor_id: tutor.tutorId, certificate_type_id: 1, certificate: 'seen.png' };
  const { id } = await insert(test.db, 'tutor_certificates', certificate);
  await insert(test.db, 'credential_verifications', { certificate_id: id, certificate: 'seen.png' });
  await change(test.db, 'users', { photo: 'tutor.png' }, { id: tutor.userId });
  const termsOf = async () =>
    (await test.read<{ data: TutorTerms }>(`/api/tutor/job-terms/${jobId}`, tutor.token)).data;
  expect((await termsOf()).checked).toBeNull();
  const { applicationId } = tutor;
  await test.send(`POST /api/tutor-request/${requestId}/candidates/${applicationId}/ask-to-meet`, family);
  const at = expect.any(String) as string;
  const checked = { phone_at: at, address: { at, by: 'call' } };
  expect(await termsOf()).toMatchObject({ family: 'Rahima Begum', checked });
  await test.send(`POST /api/agree-to-meet/${jobId}`, tutor);
  const visitsOf = async ({ token }: { token: string }) =>
    (await test.read<{ data: Visits }>('/api/visits', token)).data.visits;
  const [own] = await visitsOf(tutor);
  expect(own).toMatchObject({ name: 'Rahima Begum', checked, verified_credentials: [] });
  expect(JSON.stringify(own)).not.toContain('Flat 4C');
  const [met] = await visitsOf(family);
  expect(met).toMatchObject({ photo: 'tutor.png', checked: { phone_at: at, address: null } });
  expect(met?.verified_credentials).toHaveLength(1);
  expect(met?.papers_checked_at).toEqual(at);
  const path = `/api/tutor-request/${requestId}/candidates`;
  const [candidate] = (await test.read<Page<Candidate>>(path, family.token)).data;
  expect(candidate).toMatchObject({ phone_checked_at: at, papers_checked_at: at, phone_no: null });
});
