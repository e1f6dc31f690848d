import { expect, it } from 'vitest';
import { openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { createTutor } from '../../../test/support/people.repository.ts';
import { row, rows } from '../../../test/support/rows.repository.ts';
import { liftEndedBans } from './acts.ts';

const test = await openTestApp();
const market = await openMarket(test);

it('OPS-279 a ban ends the open applications of a tutor at once, and the other side reads that the tutor left', async () => {
  const [first, second] = [await createFamily(test.db), await createFamily(test.db)];
  const tutor = await market.applicant((await market.publish(first)).jobId);
  await market.applicant((await market.publish(second)).jobId, tutor);
  const { applicationId } = tutor;
  await market.appoint(applicationId);
  const reason = 'Forged papers';
  expect((await market.act(`users/${tutor.userId}/ban`, { reason, until: '2020-01-01' })).status).toBe(422);
  expect((await market.act(`users/${tutor.userId}/ban`, { reason, until: '2099-01-31' })).status).toBe(200);
  const ended = await rows(test.db, 'applications', ['stage', 'closed_as', 'closed_cause', 'closed_reason'], {
    tutor_id: tutor.tutorId,
  });
  expect(ended.toSorted((a, b) => (String(a.closed_as) < String(b.closed_as) ? -1 : 1))).toEqual([
    { stage: 'closed', closed_as: 'declined', closed_cause: 'tutor_left', closed_reason: null },
    { stage: 'closed', closed_as: 'withdrawn', closed_cause: 'tutor_left', closed_reason: null },
  ]);
  const moves = await rows(test.db, 'transitions', ['to_state', 'actor', 'cause'], {
    entity: 'application',
    entity_id: applicationId,
  });
  expect(moves.at(-1)).toEqual({ to_state: 'declined', actor: 'system', cause: 'tutor_left' });
});

it('OPS-279 a ban with a last day ends by itself after that day, and the log says so', async () => {
  const { userId } = await createTutor(test.db);
  await market.act(`users/${userId}/ban`, { reason: 'Rude', until: '2099-01-31' });
  const isBanned = async () =>
    (await row(test.db, 'users', ['banned_at'], { id: userId })).banned_at !== null;
  await liftEndedBans(test.db, new Date('2099-01-31T17:59:59Z'));
  expect(await isBanned()).toBe(true);
  await liftEndedBans(test.db, new Date('2099-01-31T18:00:00Z'));
  expect(await isBanned()).toBe(false);
  const acts = await rows(test.db, 'audit_log', ['action', 'actor_user_id'], {
    subject: 'user',
    subject_id: userId,
  });
  expect(acts.at(-1)).toEqual({ action: 'lift-ban', actor_user_id: null });
});
