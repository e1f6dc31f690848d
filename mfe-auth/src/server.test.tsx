// @vitest-environment node
import {
  addCatalog,
  createQueryClient,
  MemoryRouter,
  QueryClientProvider,
  useRoutes,
} from '@porao/platform/shell';
import { provideTestPlatform } from '@porao/platform/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import server from './server.tsx';

// As the gateway's thread has it.
vi.stubGlobal('document', { documentElement: { lang: 'en' }, cookie: '' });

it.each(server.routes)(
  'SHL-093 renders $path without a window, the same for everybody',
  async ({ path, element, prepare }) => {
    provideTestPlatform();
    addCatalog('mfe-auth', server.messages.en);
    const queries = createQueryClient();
    const asked = { language: 'en', path, search: '', origin: 'https://porao.example', params: {} } as const;
    const answer = await prepare?.({ ...asked, query: new URLSearchParams(), queries });
    const Routed = () => useRoutes([{ path, element }]);
    const html = renderToStaticMarkup(
      createElement(
        QueryClientProvider,
        { client: queries },
        createElement(MemoryRouter, { initialEntries: [path] }, createElement(Routed)),
      ),
    );
    expect(html).toMatch(/<h1[ >]/);
    expect(html).not.toMatch(/ value="[^"]/);
    expect(answer?.head).toMatchObject({ canonical: path, listed: false });
  },
);
