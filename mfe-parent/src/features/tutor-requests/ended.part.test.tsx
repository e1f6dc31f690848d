import type { TutorRequest } from '@porao/contracts';
import { request } from '@porao/platform/testing/answers';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { candidate, done } from '../../common/testing/answers.ts';
import { renderAsGuardian } from '../../common/testing/render.tsx';
import { waitOf } from './candidate-wait.ts';
import RequestPage from './request.page.tsx';

const path = '/parent/dashboard/requests/tutor-requests';
const ended: NonNullable<TutorRequest['ended']> = {
  deal_id: 4,
  at: '2026-11-20T06:00:00.000Z',
  by: 'tutor',
  reason: 'Somebody moved.',
  tutor_name: 'Karim Uddin',
  another_by: '2099-12-01T06:00:00.000Z',
  others: 2,
};
const open = (change: Partial<typeof ended> = {}) =>
  renderAsGuardian(`${path}/3`, `${path}/:requestId`, <RequestPage />, {
    'GET /api/tutor-request/3': {
      data: request(3, {
        stage: 'Closed',
        stage_reason: 'A tutor was confirmed.',
        tuition_job_offer_id: 9,
        deal: 'ended',
        ended: { ...ended, ...change },
      }),
    },
  });

it('PAR-150 says how the tuition ended, and asks those who applied before with one press', async () => {
  const { server } = open();
  expect(
    await screen.findByText(/^The tuition with Karim Uddin ended on .* The tutor ended it\.$/),
  ).toBeTruthy();
  expect(screen.getByText('Reason: Somebody moved.')).toBeTruthy();
  expect(screen.queryByText(/A tutor was confirmed/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Find another tutor' })).toBeNull();
  expect(screen.getByText(/^2 other tutors applied before/)).toBeTruthy();
  server.answers['POST /api/deals/4/another-tutor'] = () => done(null, '2 tutors were asked.');
  await userEvent.click(screen.getByRole('button', { name: 'Ask these tutors' }));
  await waitFor(() => expect(screen.getByTestId('path').textContent).toBe(`${path}/3/candidates`));
});

it('PAR-150 where nobody else applied, only the form leads on', async () => {
  open({ another_by: null, others: 0 });
  expect(await screen.findByText('Reason: Somebody moved.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ask these tutors' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Find another tutor' })).toBeTruthy();
});

it('PAR-149 a candidate who is asked again shows until when they answer, and their word', () => {
  const asked = { again_by: '2099-11-20T06:30:00.000Z' };
  expect(waitOf(candidate(1, asked))).toMatch(/^Applied before\. The tutor was asked to say by 20 Nov, 2099/);
  expect(waitOf(candidate(1, { again_by: '2020-11-20T06:30:00.000Z' }))).toMatch(
    /did not say by 20 Nov, 2020/,
  );
  expect(waitOf(candidate(1, { ...asked, again_answered: true }))).toBe(
    'Applied before, and is still available.',
  );
});
