import type { PageData, ServerPage, ServerRequest } from '@porao/contracts';
import * as platform from '@porao/platform';
import type { RemoteServer } from '@porao/platform/server';
import {
  addCatalog,
  configureClient,
  createQueryClient,
  dehydrate,
  MemoryRouter,
  matchRoutes,
  providePlatform,
  QueryClientProvider,
  useRoutes,
} from '@porao/platform/shell';
import * as ui from '@porao/ui';
import * as controls from '@porao/ui/controls';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import type { MenuEntry } from './layout/menu.ts';
import { PublicLayout } from './layout/public-layout.tsx';
import bn from './locales/bn.ts';
import en from './locales/en.ts';

/** What a remote's bundle takes from here by name, as in the browser. */
export const modules: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@porao/platform': platform,
  '@porao/ui': ui,
  '@porao/ui/controls': controls,
};

interface Setup {
  apiUrl: string;
  menu: readonly MenuEntry[];
  config: PageData['config'];
  /** Name of the remote and its server module. */
  name: string;
  remote: RemoteServer;
}

/** Makes the renderer of one remote's public pages, in the language that this module was loaded for. The visitor is
 * a guest: nothing personal can get into a page. */
export function createRenderer({ apiUrl, menu, config, name, remote }: Setup) {
  const { language } = platform;
  addCatalog('shell', language === 'bn' ? bn : en);
  addCatalog(name, remote.messages[language]);
  configureClient({ baseUrl: apiUrl, token: () => null, onUnauthorized: () => {}, language });
  const nothing = () => {};
  providePlatform({
    session: {
      current: () => null,
      pending: () => null,
      subscribe: () => nothing,
      start: nothing,
      end: async () => {},
      takeIntendedPath: () => null,
      require: nothing,
    },
    modal: { open: nothing, close: nothing },
    notify: () => nothing,
    startProgress: () => nothing,
    config,
    areas: [],
  });

  /** Null where the remote renders nothing on the server. */
  return async (request: ServerRequest): Promise<ServerPage | null> => {
    const [found] = matchRoutes([...remote.routes], request.path) ?? [];
    if (!found) return null;
    const queries = createQueryClient();
    const { status = 200, head } = await found.route.prepare({
      ...request,
      params: found.params,
      query: new URLSearchParams(request.search),
      queries,
    });
    const html = renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[request.path + request.search]}>
          <PublicLayout menu={menu}>
            <Content remote={remote} />
          </PublicLayout>
        </MemoryRouter>
      </QueryClientProvider>,
    );
    return { status, head, html, state: dehydrate(queries) };
  };
}

function Content({ remote }: { remote: RemoteServer }) {
  return useRoutes(remote.routes.map(({ path, element }) => ({ path, element })));
}
