import { type Endpoint, endpoints } from '@porao/contracts';
import { describe, expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createTutor } from '../../../test/support/people.repository.ts';
import { personalInfo } from '../../../test/support/tutor-bodies.ts';

const test = await openTestApp();
const tutor = await createTutor(test.db, { user: { account_status: 'Red' } });

const entries = Object.entries<Endpoint>(endpoints);
const edits = entries.filter(([, { access, lockable }]) => access === 'tutor' && lockable);
const parts = [
  'POST /api/tutor-personal-info',
  'POST /api/gender-and-expeced-salary-update',
  'POST /api/create-tutor-educational-info',
  'POST /api/update-tutor-educational-info/:id',
  'GET /api/delete-tutor-educational-info/:id',
  'POST /api/add-tutor-experience',
  'POST /api/update-tutor-experience/:id',
  'GET /api/delete-tutor-experience/:id',
  'POST /api/update-tutor-preferred-location',
  'POST /api/update-tutoring-category',
  'POST /api/update-tutoring-style-and-expected-salary',
  'POST /api/update-expected-salary',
  'POST /api/update-teaching-location',
  'POST /api/update-tutor',
  'POST /api/add-tutor-availabilities',
  'POST /api/add-tutor-certificate',
  'GET /api/delete-tutor-certificate/:id',
  'POST /api/tutor/mobilebanking',
  'PUT /api/tutor/mobilebanking/:id',
  'DELETE /api/tutor/mobilebanking/:id',
];
const reads = [
  'GET /api/tutor-profile',
  'GET /api/profile-update-info',
  'GET /api/update-profile-status',
  'GET /api/tutor-educational-info',
  'GET /api/tutor-experience',
  'GET /api/tutoring-category',
  'GET /api/tutor-availabilities',
  'GET /api/get-tutor-certificate',
  'GET /api/tutor/mobilebanking',
  'GET /api/tutor/cv',
];

describe('a Red account', () => {
  it('TUT-112 cannot edit any part of the profile', () => {
    expect(edits.map(([key]) => key)).toEqual(expect.arrayContaining(parts));
  });

  it.each(edits)('TUT-112 is refused: %s', async (key, endpoint) => {
    const read = async () => (await test.send('GET /api/tutor-profile', { token: tutor.token })).body;
    const before = await read();
    const sent = { token: tutor.token, ...(endpoint.body && { body: personalInfo }) };
    const answer = await test.send(key.replace(/:\w+/, '1'), sent);
    expectFailure(answer, 403, 'ACCOUNT_LOCKED');
    expect(answer.body.message).toBe('Your account is locked. Contact support.');
    expect(await read()).toEqual(before);
  });

  it.each(reads)('TUT-112 still reads: %s', async (call) => {
    expect((await test.send(call, { token: tutor.token })).status).toBe(200);
  });

  it.each(['Green', 'Yellow', null] as const)('TUT-112 a status of %s edits', async (account_status) => {
    const { token } = await createTutor(test.db, { user: { account_status } });
    const answer = await test.send('POST /api/tutor-personal-info', { token, body: personalInfo });
    expect(answer.status).toBe(200);
  });
});
