import type { Job, TutorRequest, TutorTerms } from '@porao/contracts';
import { expect, it } from 'vitest';
import { expectErrors, openTestApp } from '../../../test/support/app.ts';
import {
  approveBody,
  createFamily,
  openMarket,
  requestBody,
} from '../../../test/support/family.repository.ts';
import { createTutor } from '../../../test/support/people.repository.ts';

const test = await openTestApp();
const market = await openMarket(test);

it('PAR-151 API-340 a request says that the first lesson is a trial, and its job and terms say so', async () => {
  const family = await createFamily(test.db);
  const { token } = family;
  const send = (trial_lesson: unknown) =>
    test.send<{ data: TutorRequest }>('POST /api/tutor-request', {
      token,
      body: requestBody(family, { trial_lesson }),
    });
  expectErrors(await send('maybe'), ['trial_lesson']);
  const { id, trial_lesson } = (await send(true)).body.data;
  expect(trial_lesson).toBe(true);
  // A change that does not send it keeps it.
  await test.send(`PUT /api/tutor-request/${id}`, { token, body: requestBody(family, { days_in_week: 3 }) });
  const approved = await market.act<{ data: { tuition_job_offer_id: number } }>(
    `requests/${id}/approve`,
    approveBody(),
  );
  const job = approved.body.data.tuition_job_offer_id;
  const { data: shown } = await test.read<{ data: Job }>(`/api/job-board/${job}`, token);
  expect(shown.trial_lesson).toBe(true);
  const tutor = await createTutor(test.db);
  const terms = await test.read<{ data: TutorTerms }>(`/api/tutor/job-terms/${job}`, tutor.token);
  expect(terms.data.trial_lesson).toBe(true);
  const other = await market.publish(await createFamily(test.db));
  const { data: usual } = await test.read<{ data: TutorTerms }>(
    `/api/tutor/job-terms/${other.jobId}`,
    tutor.token,
  );
  expect(usual.trial_lesson).toBe(false);
});
