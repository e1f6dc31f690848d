import { hrefOf, stubServer } from '@porao/platform/testing';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aJob, aPage } from '../../common/testing/jobs.ts';
import { openPage } from '../../common/testing/render.tsx';
import { stubBrowser } from '../../common/testing/setup.ts';
import JobBoardPage from './job-board.page.tsx';

beforeEach(() => void stubBrowser());

const stubBoard = () =>
  stubServer({
    'POST /job-board': ({ body: { page = 1 } }: { body: { page?: number } }) =>
      aPage([aJob({ id: page, iclass: { class_name: `Class ${page}` } })], { next_cursor: 'further' }),
    'GET /api/tutoringcategory/select': [],
    'POST /api/iclass/select': [],
  });
const card = (page: number) => screen.findByRole('article', { name: `Student of Class ${page}` });
const open = (path: string) => openPage(<JobBoardPage />, { path });

it('PUB-132 a further page stays when its address becomes the one that scripts write', async () => {
  for (const [given, tidy] of [
    ['?category=2&class=201&gender=&lists=1.201&page=2&cell=1.5', '?category=2&page=2&cell=1.5'],
    ['?page=2&ref=', '?page=2&ref='],
  ] as const) {
    const { sent } = stubBoard();
    const { unmount } = open(`/job-board${given}`);
    await card(2);
    expect(location.search).toBe(tidy);
    const pages = sent.filter(({ path }) => path === '/job-board').map(({ body }) => body);
    expect(pages).toEqual([expect.objectContaining({ page: 2 })]);
    unmount();
  }
});

it('PUB-132 a link to another page leads to the start of its list, and Back keeps its place', async () => {
  const scroll = vi.fn<() => void>();
  Object.assign(Element.prototype, { scrollIntoView: scroll });
  stubBoard();
  open('/job-board?page=2');
  await card(2);
  expect(scroll).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link', { name: 'More jobs' }));
  const next = await card(3);
  expect(scroll).toHaveBeenCalledOnce();
  expect(scroll.mock.contexts).toEqual([document.activeElement]);
  expect(document.activeElement?.contains(next)).toBe(true);
  history.back();
  await card(2);
  expect(scroll).toHaveBeenCalledOnce();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

it('PUB-132 a page beyond the last one leads to the first', async () => {
  stubServer({ 'POST /job-board': aPage([], { total: 35 }) });
  open('/job-board?days=3&page=9');
  await screen.findByText('No more jobs to load');
  expect(hrefOf('First page of jobs')).toBe('/job-board?days=3');
});
