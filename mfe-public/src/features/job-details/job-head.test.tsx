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
