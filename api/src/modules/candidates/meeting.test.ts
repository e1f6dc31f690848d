import { textOf } from '@porao/contracts/messages';
import { expect, it } from 'vitest';
import { drain } from '../../../test/support/queue.repository.ts';
import { openWaits } from '../../../test/support/waits.ts';

const waits = await openWaits();
const { press, market } = waits;

it('NTF-073 PAR-136 a tutor whom the family asked before is told that it takes the wish back', async () => {
  const { jobId, requestId } = await market.publish(waits.family);
  const [first, second] = [await market.applicant(jobId), await market.applicant(jobId)];
  await market.move(second.applicationId, 'shortlisted');
  const asked = async () =>
    (
      await waits.get<{ asked: { id: number; meet_answered: boolean } | null }>(
        `/api/tutor-request/${requestId}/candidates?per_page=1`,
        waits.family.token,
      )
    ).asked;
  const told = async (token: string) => {
    await drain(waits.test.db);
    const { data } = await waits.get<{ data: { text: string }[] }>('/api/notices', token);
    const text = textOf({ key: 'notice.wait.meetingTakenBack', params: { job: String(jobId) } });
    return data.filter((notice) => notice.text === text).length;
  };
  expect(await asked()).toBeNull();
  await press(requestId, first.applicationId, 'ask-to-meet');
  await press(requestId, first.applicationId, 'ask-to-meet');
  await waits.test.send(`POST /api/agree-to-meet/${jobId}`, { token: first.token });
  expect(await asked()).toMatchObject({ id: first.applicationId, meet_answered: true });
  expect(await told(first.token)).toBe(0);
  const instead = await press(requestId, second.applicationId, 'ask-to-meet');
  expect(instead.body.message).toBe(textOf('candidate.meetInstead'));
  expect([await told(first.token), await told(second.token)]).toEqual([1, 0]);
  expect(await asked()).toMatchObject({ id: second.applicationId, meet_answered: false });
  await press(requestId, first.applicationId, 'ask-to-meet');
  expect([await told(first.token), await told(second.token)]).toEqual([1, 1]);
});
