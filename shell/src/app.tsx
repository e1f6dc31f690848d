import type { PageData } from '@porao/contracts';
import { areaOfRole, authorizeRoute } from '@porao/contracts/page';
import { accountSwitcher, noticeEmail, noticeSettings, smsAnswer, unsubscribe } from '@porao/contracts/paths';
import {
  areas,
  homeOf,
  language,
  lazyComponent,
  Navigate,
  notify,
  useLocation,
  useNavigate,
  useSession,
  useStore,
} from '@porao/platform';
import { BrowserRouter, QueryClientProvider } from '@porao/platform/shell';
import { ToastHost } from '@porao/ui/shell';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { own } from './common/own-copies.ts';
import { AreaLayout } from './layout/area-layout.tsx';
import { lacksMenu, menuOf } from './layout/menu.ts';
import { ModalHost } from './layout/modal-host.tsx';
import { OfflineState, useNetworkToasts } from './layout/network.tsx';
import { NotFound } from './layout/not-found.tsx';
import { ProgressBar } from './layout/progress.tsx';
import { PublicLayout } from './layout/public-layout.tsx';
import { RemoteSide } from './layout/remote-side.tsx';
import { useMissedNavigation, useRouteChange, useTitle } from './layout/route-change.ts';
import { t } from './messages.ts';
import { findShellPage, type ShellPage } from './pages.ts';
import type { Services } from './platform.ts';
import { startReads } from './remotes/area-reads.ts';
import { DirectoryContext } from './remotes/directory.context.ts';
import { startFiles } from './remotes/loader.ts';
import { Region, RetriedRegion } from './remotes/region.tsx';
import type { RouteMatch } from './remotes/route-match.ts';
import { RouteResolver, useRouteResolution } from './remotes/route-resolver.tsx';
import { SlotProvider } from './remotes/slot-provider.tsx';
import { SessionContext } from './session/session.context.ts';
import { SignInAgain } from './session/sign-in-again.host.tsx';

interface AppProps {
  page: PageData;
  services: Services;
}

export function App({ page, services }: AppProps): ReactNode {
  useMissedNavigation();
  return (
    <QueryClientProvider client={services.queryClient}>
      <SessionContext value={services.session}>
        <DirectoryContext value={services.directory}>
          <BrowserRouter window={own().window}>
            <ProgressBar />
            <Page page={page} services={services} />
            <OfflineState />
            <ModalHost release={page.shell.release} clientNamed={services.clientNamed} />
            <SignInAgain release={page.shell.release} />
            <ToastHost />
          </BrowserRouter>
        </DirectoryContext>
      </SessionContext>
    </QueryClientProvider>
  );
}

const AccountSwitcherPage = lazyComponent(
  () => import(/* webpackChunkName: "account-switcher" */ './account/account-switcher.page.tsx'),
);
const NoticesPage = lazyComponent(
  () => import(/* webpackChunkName: "notice-pages" */ './notices/notices.page.tsx'),
);
const DemoDrawerPage = lazyComponent(
  () => import(/* webpackChunkName: "demo-drawer" */ './demo/demo-drawer.page.tsx'),
);

/** The shell's own pages; their code comes when one is opened. */
const pages: Record<ShellPage['path'], ReactNode> = {
  [accountSwitcher]: <AccountSwitcherPage />,
  [noticeSettings]: <NoticesPage />,
  [noticeEmail]: <NoticesPage />,
  [unsubscribe]: <NoticesPage />,
  [smsAnswer]: <NoticesPage />,
  '/ui': <DemoDrawerPage />,
};

function Page({ page, services }: AppProps): ReactNode {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const own = findShellPage(pathname);
  const resolution = useRouteResolution(services.directory, pathname);
  const isUnknown = !own && resolution === 'unknown';
  const match = own || typeof resolution === 'string' ? undefined : resolution;
  // The previous page's layout is kept while the next route is resolved.
  const [last, setLast] = useState(match);
  if (!isUnknown && last !== match) setLast(match);
  const shown = isUnknown ? last : match;
  const menu = useMenu(page, services);
  // With the commit: a press that came before the scripts is repeated right after it.
  useLayoutEffect(() => services.setNavigate((path) => void navigate(path)), [services, navigate]);
  useNetworkToasts();
  useRouteChange();
  const role = useSession()?.type ?? null;
  const isAllowed = shown && authorizeRoute(shown.route, role, areas()) === 'allowed';
  useTitle((shown?.route ?? own)?.title[language]);
  // Settings are shown where the person is at home.
  const area =
    own?.path === noticeSettings
      ? areaOfRole(areas(), role ?? '')
      : areas().find(({ name }) => name === shown?.route.layout);
  const lacking = (isAllowed || own) && area && lacksMenu(page, area.name) ? area.name : undefined;
  useEffect(() => {
    // Without an answer the area has the entries of the remotes that the page knows.
    if (lacking) services.directory.readArea(lacking).catch(() => {});
  }, [services, lacking]);

  const content = isUnknown ? (
    <RouteResolver
      key={pathname}
      directory={services.directory}
      pathname={pathname}
      release={page.shell.release}
    />
  ) : (
    match && <GuardedRegion match={match} services={services} />
  );
  const ownPage = own && (
    <RetriedRegion key={own.path} app={{ name: 'shell', release: page.shell.release }}>
      {pages[own.path]}
    </RetriedRegion>
  );
  if (area) {
    return (
      <AreaLayout
        area={area}
        menu={menu}
        region={match?.remote.name}
        side={
          isAllowed && (
            <QueryClientProvider
              key={`${shown.remote.base} ${shown.remote.release}`}
              client={services.clientOf(shown.remote)}
            >
              <RemoteSide remote={shown.remote} />
            </QueryClientProvider>
          )
        }
      >
        {content || ownPage}
      </AreaLayout>
    );
  }
  return (
    <PublicLayout menu={menu} region={match?.remote.name}>
      {content ?? ownPage ?? <NotFound />}
    </PublicLayout>
  );
}

function useMenu(page: PageData, { directory }: Services) {
  const routes = useStore({ subscribe: directory.subscribe, current: directory.routes });
  return useMemo(() => menuOf(page, [...new Set(routes.map(({ remote }) => remote))]), [page, routes]);
}

/** Loads a remote only for visitors who may open its route, and redirects all others. */
function GuardedRegion({ match, services }: { match: RouteMatch; services: Services }): ReactNode {
  const { pathname, search } = useLocation();
  const role = useSession()?.type ?? null;
  const authorization = authorizeRoute(match.route, role, areas());
  useEffect(() => {
    if (authorization === 'sign-in') services.session.platform.require(pathname + search);
  }, [authorization, pathname, search, services]);
  useEffect(() => {
    if (authorization === 'front-page') notify({ tone: 'info', message: t('role.other') });
  }, [authorization]);
  useEffect(() => {
    if (authorization !== 'allowed') return;
    startFiles(match);
    startReads(services.clientOf(match.remote), match);
  }, [authorization, match, services]);

  if (authorization === 'allowed')
    return (
      <QueryClientProvider client={services.clientOf(match.remote)}>
        <SlotProvider remote={match.remote} directory={services.directory} clientOf={services.clientOf}>
          <Region remote={match.remote} />
        </SlotProvider>
      </QueryClientProvider>
    );
  if (authorization === 'front-page') return <Navigate replace to="/" />;
  if (authorization === 'sign-in' || role === null) return null;
  return <Navigate replace to={services.session.platform.takeIntendedPath() ?? homeOf(role)} />;
}
