import { stubServer } from '@porao/platform/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aJob, aPage } from '../../common/testing/jobs.ts';
import { openPage } from '../../common/testing/render.tsx';
import { stubBrowser } from '../../common/testing/setup.ts';
import JobBoardPage from './job-board.page.tsx';

beforeEach(() => void stubBrowser());

const stubBoard = () =>
  stubServer({
    'POST /job-board': ({ body }: { body: { page?: number } }) =>
      aPage([aJob({ id: 100 - (body.page ?? 1) })], { next_cursor: 'further' }),
    'GET /api/tutoringcategory/select': [],
    'POST /api/iclass/select': [],
  });
const open = (path: string) => openPage(<JobBoardPage />, { path });

it('PUB-132 a further page stays when its address becomes the one that scripts write', async () => {
  for (const [given, tidy] of [
    ['?category=2&class=201&gender=&lists=1.201&page=2&cell=1.5', '?category=2&page=2&cell=1.5'],
    ['?page=2&ref=', '?page=2&ref='],
  ] as const) {
    const { sent } = stubBoard();
    const { unmount } = open(`/job-board${given}`);
    await screen.findByRole('article');
    expect(location.search).toBe(tidy);
    const pages = sent.filter(({ path }) => path === '/job-board').map(({ body }) => body);
    expect(pages).toEqual([expect.objectContaining({ page: 2 })]);
    unmount();
  }
});
