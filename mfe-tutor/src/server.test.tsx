import { readsAt } from '@porao/platform/testing';
import { jobCard, page } from '@porao/platform/testing/answers';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAsTutor } from './common/testing/render.tsx';
import JobBoardPage from './features/job-board/job-board.page.tsx';
import server from './server.tsx';

it.each(['/tutor/job-board/available-jobs', '/tutor/job-board/saved-jobs'])(
  'SHL-072 reads for %s exactly what the page asks for first',
  async (address) => {
    const answer = page([jobCard(8)]);
    const { sent } = renderAsTutor(address, <JobBoardPage />, {
      'GET /api/available-jobs': answer,
      'GET /api/saved-jobs': answer,
    });
    await screen.findByRole('article');
    expect(sent.map(({ path }) => path)).toEqual(readsAt(server, address));
  },
);
