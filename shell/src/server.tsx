import {
  type Area,
  type PageData,
  type PageReads,
  type PageRemote,
  type ServerPage,
  type ServerRequest,
  type SignedInPage,
  type SignedInPlace,
  type SignedInRequest,
  wrongServerModule,
} from '@porao/contracts';
import type { Session } from '@porao/platform';
import * as platform from '@porao/platform';
import type { RemoteServer } from '@porao/platform/server';
import {
  addCatalog,
  configureClient,
  createQueryClient,
  dehydrate,
  giveAnswers,
  isWhole,
  MemoryRouter,
  matchRoutes,
  providePlatform,
  QueryClientProvider,
  readsIn,
  SlotsContext,
  useRoutes,
} from '@porao/platform/shell';
import * as ui from '@porao/ui';
import * as controls from '@porao/ui/controls';
import * as forms from '@porao/ui/forms';
import type { ReactNode } from 'react';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { AreaLayout } from './layout/area-layout.tsx';
import type { MenuEntry } from './layout/menu.ts';
import { PublicLayout } from './layout/public-layout.tsx';
import bn from './locales/bn.ts';
import en from './locales/en.ts';
import { drawSkeleton, slotContents } from './remotes/slot-contents.tsx';

/** A remote's bundle takes these from here by name, as in the browser. */
export const modules: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@porao/platform': platform,
  '@porao/ui': ui,
  '@porao/ui/controls': controls,
  '@porao/ui/forms': forms,
};

interface Setup {
  apiUrl: string;
  menu: readonly MenuEntry[];
  areas: readonly Area[];
  config: PageData['config'];
  name: string;
  remote: RemoteServer;
  /** The remote has these. A gateway of an earlier version names none. */
  slots?: PageRemote['manifest']['slots'];
  fills?: PageRemote['fills'];
}

const nothing = () => {};

function provideFor(session: Session | null, { config, areas }: Pick<Setup, 'config' | 'areas'>): void {
  providePlatform({
    session: {
      current: () => session,
      pending: () => null,
      subscribe: () => nothing,
      start: nothing,
      beforeEnd: () => nothing,
      end: async () => {},
      takeIntendedPath: () => null,
      require: nothing,
    },
    modal: { open: nothing, close: nothing },
    notify: () => nothing,
    startProgress: () => nothing,
    config,
    areas,
  });
}

const isServer = (exported: unknown): exported is RemoteServer =>
  typeof exported === 'object' &&
  exported !== null &&
  'messages' in exported &&
  'routes' in exported &&
  Array.isArray(exported.routes);

/** In the language that this module was loaded for. */
function addTexts({ name, remote }: Pick<Setup, 'name' | 'remote'>): void {
  if (!isServer(remote))
    throw new Error(
      `${wrongServerModule} its default export is not what defineServer of @porao/platform/server returns.`,
    );
  addCatalog('shell', platform.language === 'bn' ? bn : en);
  addCatalog(name, remote.messages[platform.language]);
}

/** Makes the renderer of one remote's public pages. The visitor is a guest: nothing personal can get into a page. */
export function createRenderer(setup: Omit<Setup, 'areas'>) {
  const { apiUrl, menu, config, name, remote } = setup;
  addTexts(setup);
  const { language } = platform;
  configureClient({ baseUrl: apiUrl, authorization: () => null, onUnauthorized: nothing, language });
  provideFor(null, { config, areas: [] });

  /** Null where the remote renders nothing on the server. */
  return async (request: ServerRequest): Promise<ServerPage | null> => {
    const [found] = matchRoutes([...remote.routes], request.path) ?? [];
    if (!found?.route.prepare) return null;
    const queries = createQueryClient();
    try {
      const {
        status = 200,
        head,
        chunks = [],
      } = await found.route.prepare({
        ...request,
        params: found.params,
        query: new URLSearchParams(request.search),
        queries,
      });
      const html = renderPage(setup, null, request, queries, (content) => (
        <PublicLayout menu={menu} region={name}>
          {content}
        </PublicLayout>
      ));
      return { status, head, chunks: [...chunks], html, state: dehydrate(queries) };
    } catch (error) {
      // A read that fails is no fault of the release.
      if (error instanceof platform.ApiError) throw error;
      throw new Error(`${wrongServerModule} ${found.route.path} throws "${String(error)}".`, {
        cause: error,
      });
    }
  };
}

/** The layout of every area reads this. */
const user = platform.query('GET /api/v1/user');

/** Renders the page without answers, which says what it asks for first; nothing where it leads elsewhere. */
function readsOf(setup: Omit<Setup, 'apiUrl'>, place: SignedInPlace) {
  const queries = createQueryClient();
  const [found] = matchRoutes([...setup.remote.routes], place.path) ?? [];
  if (!found) return [];
  const address = { params: found.params, query: new URLSearchParams(place.search) };
  const html = renderPage(setup, null, place, queries, (content) => content);
  return html ? readsIn(queries, [user, ...(found.route.reads?.(address) ?? [])]) : [];
}

export function createReads(setup: Omit<Setup, 'apiUrl'>) {
  return (place: SignedInPlace): PageReads => {
    provideFor(null, setup);
    return readsOf(setup, place).map(({ call }) => call);
  };
}

/** Makes the renderer of one remote's pages for people who are signed in. It is given answers and no token, and asks
 * nothing itself. One page is rendered in one task, so no other can see whom it is for. */
export function createSignedInRenderer(setup: Omit<Setup, 'apiUrl'>) {
  const { menu, areas, name, remote } = setup;
  addTexts(setup);

  /** Null where the remote renders nothing of it on the server, and where the page waits for more or leads elsewhere. */
  return (request: SignedInRequest): SignedInPage | null => {
    const area = areas.find((one) => one.name === request.area);
    const [found] = matchRoutes([...remote.routes], request.path) ?? [];
    if (!found || (area ? found.route.prepare : request.area !== 'public')) return null;
    const queries = createQueryClient();
    provideFor(request.session, setup);
    try {
      giveAnswers(queries, readsOf(setup, request), request.answers);
      const html = renderPage(setup, request.session.type, request, queries, (content) =>
        area ? (
          <AreaLayout area={area} menu={menu} region={name}>
            {content}
          </AreaLayout>
        ) : (
          <PublicLayout menu={menu} region={name}>
            {content}
          </PublicLayout>
        ),
      );
      return isWhole(html) ? { html, state: dehydrate(queries) } : null;
    } finally {
      provideFor(null, setup);
    }
  };
}

type Queries = ReturnType<typeof createQueryClient>;

/** The content of a slot comes with scripts; its place is there. */
const renderPage = (
  { remote, slots = [], fills = [] }: Pick<Setup, 'remote' | 'slots' | 'fills'>,
  role: string | null,
  { path, search }: Pick<ServerRequest, 'path' | 'search'>,
  queries: Queries,
  layout: (content: ReactNode) => ReactNode,
): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[path + search]}>
        <SlotsContext value={slotContents(slots, fills, role, drawSkeleton)}>
          {layout(<Content routes={remote.routes} />)}
        </SlotsContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );

function Content({ routes }: Pick<RemoteServer, 'routes'>) {
  return useRoutes(routes.map(({ path, element }) => ({ path, element })));
}
