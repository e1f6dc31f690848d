import { siteConfig } from '@porao/platform';
import {
  addCatalog,
  createQueryClient,
  MemoryRouter,
  QueryClientProvider,
  useRoutes,
} from '@porao/platform/shell';
import { provideTestPlatform, stubServer } from '@porao/platform/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import server from '../../server.tsx';
import { aJob, aPage } from './jobs.ts';

export const validThrough = '2026-12-18T08:00:00.000Z';
const open = {
  data: { state: 'open', valid_through: validThrough, class_name: 'Class 8', job: aJob(), similar: [] },
};
const closed = { data: { ...open.data, state: 'closed', job: null, similar: [aJob({ id: 7 })] } };

const option = (id: number, text: string) => ({ id, text });

/** A page as the gateway renders it: without a window. */
export async function render(
  address: string,
  pattern: string,
  params: Record<string, string> = {},
  config = {},
  answers = {},
) {
  const { pathname: path, search, searchParams } = new URL(address, 'https://porao.example');
  provideTestPlatform();
  Object.assign(siteConfig(), config);
  addCatalog('mfe-public', server.messages.en);
  const { sent } = stubServer({
    'POST /job-board': aPage([aJob()], { next_cursor: 'after-41' }),
    'GET /api/tutoringcategory/select': [option(1, 'Bangla Medium')],
    'POST /api/iclass/select': [option(111, 'Class 8')],
    'POST /api/subject/select': [option(11103, 'Mathematics')],
    'GET /api/job-board/41/posting': open,
    'GET /api/job-board/42/posting': closed,
    ...answers,
  });
  const route = server.routes.find((one) => one.path === pattern);
  if (!route?.prepare) throw new Error(`${pattern} is not rendered on the server.`);
  const queries = createQueryClient();
  const answer = await route.prepare({
    language: 'en',
    path,
    search,
    origin: 'https://porao.example',
    params,
    query: searchParams,
    queries,
  });
  const Routed = () => useRoutes([{ path: pattern, element: route.element }]);
  const html = renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client: queries },
      createElement(MemoryRouter, { initialEntries: [path + search] }, createElement(Routed)),
    ),
  );
  return { ...answer, html, sent };
}
