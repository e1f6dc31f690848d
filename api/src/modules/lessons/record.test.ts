import type { Candidate, Consent, Cv, OpsApplication } from '@porao/contracts';
import { expect, it } from 'vitest';
import { expectFailure, openTestApp } from '../../../test/support/app.ts';
import { createFamily, openMarket } from '../../../test/support/family.repository.ts';
import { dayFrom, lessonsOf } from '../../../test/support/lessons.ts';
import { insert } from '../../../test/support/rows.repository.ts';

const test = await openTestApp();
const market = await openMarket(test);

it('API-485 API-486 OPS-476 RUL-094 what lessons prove is shown to other families and operators with the consent of the tutor alone, and is gone at once', async () => {
  const { id, tutor, family } = await lessonsOf(test, market);
  for (let back = 1; back <= 8; back++)
    await insert(test.db, 'lesson_entries', {
      deal_id: id,
      day: dayFrom(-back),
      kind: 'held',
      side: 'tutor',
      how: 'code',
      key: `00000000-0000-4000-8000-00000000000${back}`,
      user_id: tutor.userId,
      at: new Date(),
    });
  const other = await createFamily(test.db);
  const { jobId, requestId } = await market.publish(other);
  await market.applicant(jobId, tutor);
  const { token } = tutor;
  const shown = async () => {
    const path = `/api/tutor-request/${requestId}/candidates`;
    const [candidate] = (await test.read<{ data: Candidate[] }>(path, other.token)).data;
    const [row] = (
      await test.read<{ data: OpsApplication[] }>(
        `/api/ops/jobs/${jobId}/applications`,
        market.operator.token,
      )
    ).data;
    const { record } = (await test.read<{ data: Cv }>('/api/tutor/cv', token)).data;
    const consents = (await test.read<{ data: Consent[] }>('/api/consents', token)).data;
    const hasConsent = consents.some(({ kind }) => kind === 'record');
    const seen = { candidate: candidate?.proved, fit: row?.fit.proved, hasConsent };
    return { ...seen, own: record.proved?.lessons, given: record.consented_at !== null };
  };
  const none = { candidate: null, fit: null, hasConsent: false, own: 8, given: false };
  expect(await shown()).toEqual(none);
  const say = (given: unknown, by = token) =>
    test.send('POST /api/consents/record', { token: by, body: { given } });
  expect((await say(true)).status).toBe(200);
  expect((await say(true)).status).toBe(200);
  const proved = { lessons: 8, on_time: 8, months: expect.any(Number) };
  expect(await shown()).toEqual({ candidate: proved, fit: proved, hasConsent: true, own: 8, given: true });
  expect((await say(false)).status).toBe(200);
  expect(await shown()).toEqual(none);
  expectFailure(await say('perhaps'), 422, 'VALIDATION');
  expectFailure(await say(true, family.token), 403, 'WRONG_ROLE');
});
