import { readsAt, stubServer } from '@porao/platform/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { jobCard, page } from './common/testing/answers.ts';
import { renderAsTutor } from './common/testing/render.tsx';
import JobBoardPage from './features/job-board/job-board.page.tsx';
import { manifest } from './manifest.ts';
import server from './server.tsx';

it('SHL-061 SHL-072 renders on the server what its manifest says', () => {
  const named = manifest.routes.filter(({ rendered }) => rendered).map(({ path }) => path);
  expect(server.routes.map(({ path }) => path)).toEqual(named);
});

it.each(['/tutor/job-board/available-jobs', '/tutor/job-board/saved-jobs'])(
  'SHL-072 reads for %s exactly what the page asks for first',
  async (address) => {
    const answer = page([jobCard(8)]);
    const { sent } = stubServer(
      { 'GET /api/available-jobs': answer, 'GET /api/saved-jobs': answer },
      { token: 'jwt' },
    );
    renderAsTutor(address, <JobBoardPage />);
    await screen.findByRole('article');
    expect(sent.map(({ path }) => path)).toEqual(readsAt(server, address));
  },
);
