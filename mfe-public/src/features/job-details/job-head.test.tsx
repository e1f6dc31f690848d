import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aJob } from '../../common/testing/jobs.ts';
import { openPage } from '../../common/testing/render.tsx';
import { JobHead } from './job-head.tsx';

it.each([
  [
    { count: 5, share: 80, median_hours: 20 },
    ['This family answers about 80% of applications in time, usually within 20 h'],
  ],
  [{ count: 3, share: 0, median_hours: null }, ['This family has not answered applications in time so far']],
  [null, []],
])('WAI-009 says how its family answers, once that can be said: %o', (answers, texts) => {
  openPage(<JobHead job={aJob({ answers })} applied={false} />, { path: '/job-details/41' });
  expect(screen.queryAllByText(/^This family/).map((element) => element.textContent)).toEqual(texts);
});

it.each([
  [undefined, /^You have applied to this job/, null],
  ['shortlisted', /on the family’s shortlist/, null],
  ['appointed', /has chosen you/, '/tutor/job-history/appointed-jobs'],
  ['confirm', /You are confirmed/, '/tutor/confirmation-letters'],
  ['closed', /has ended/, '/tutor/job-history/cancel-jobs'],
] as const)('TUT-150 SHL-155 tells the tutor where their application is: %s', (stage, text, to) => {
  const job = aJob({ applications: [{ tutor_id: 7, ...(stage && { stage }) }] });
  const session = { type: 'tutor', tutorId: 7, phone: '01700000001' } as const;
  openPage(<JobHead job={job} applied />, { path: '/job-details/41', session });
  expect(screen.getByText(text)).toBeTruthy();
  const link = screen.queryByRole('link', { name: /^(Open my application|See why)$/ });
  expect(link?.getAttribute('href') ?? null).toBe(to);
});
