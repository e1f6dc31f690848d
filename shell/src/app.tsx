import type { PageData } from '@porao/contracts';
import { language, lazyPage, Navigate, useLocation, useNavigate, useSession } from '@porao/platform';
import { BrowserRouter, QueryClientProvider } from '@porao/platform/shell';
import { ToastHost, UiProvider } from '@porao/ui/shell';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { AreaLayout } from './layout/area-layout.tsx';
import { menuOf } from './layout/menu.ts';
import { ModalHost } from './layout/modal-host.tsx';
import { useNetworkToasts } from './layout/network.ts';
import { NotFound } from './layout/not-found.tsx';
import { OfflineState } from './layout/offline-state.tsx';
import { ProgressBar } from './layout/progress.tsx';
import { PublicLayout } from './layout/public-layout.tsx';
import { useRouteChange, useTitle } from './layout/route-change.ts';
import { findShellPage, type ShellPage } from './pages.ts';
import type { Services } from './platform.ts';
import { startReads } from './remotes/area-reads.ts';
import { startFiles } from './remotes/loader.ts';
import type { RouteMatch } from './remotes/match.ts';
import { Region, RetriedRegion } from './remotes/region.tsx';
import { RouteResolver, useRouteResolution } from './remotes/route-resolver.tsx';
import { ServicesContext } from './services.context.ts';
import { homeOf, passage } from './session/authorize-route.ts';
import { SignInAgain } from './session/sign-in-again.host.tsx';

interface AppProps {
  page: PageData;
  services: Services;
}

/** The one router, query client and UI provider of the page, and what stands in them. */
export function App({ page, services }: AppProps): ReactNode {
  return (
    <UiProvider>
      <QueryClientProvider client={services.queryClient}>
        <ServicesContext value={services}>
          <BrowserRouter>
            <ProgressBar />
            <Page page={page} services={services} />
            <OfflineState />
            <ModalHost release={page.shell.release} />
            <SignInAgain release={page.shell.release} />
            <ToastHost />
          </BrowserRouter>
        </ServicesContext>
      </QueryClientProvider>
    </UiProvider>
  );
}

const AccountSwitcherPage = lazyPage(
  () => import(/* webpackChunkName: "account-switcher" */ './account/account-switcher.page.tsx'),
);
const DemoDrawerPage = lazyPage(
  () => import(/* webpackChunkName: "demo-drawer" */ './demo/demo-drawer.page.tsx'),
);

/** The shell's own pages; their code comes when one is opened. */
const pages: Record<ShellPage['path'], ReactNode> = {
  '/account-switcher': <AccountSwitcherPage />,
  '/ui': <DemoDrawerPage />,
};

function Page({ page, services }: AppProps): ReactNode {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const own = findShellPage(pathname);
  const place = useRouteResolution(services.directory, pathname);
  const isLooking = !own && place === 'unknown';
  const mount = own || typeof place === 'string' ? undefined : place;
  // The frame of the page before stays while the next one is looked for.
  const [last, setLast] = useState(mount);
  if (!isLooking && last !== mount) setLast(mount);
  const framed = isLooking ? last : mount;
  const menu = useMemo(() => menuOf(page), [page]);
  useEffect(() => services.setNavigate((path) => void navigate(path)), [services, navigate]);
  useNetworkToasts();
  useRouteChange();
  const session = useSession();
  const enters = framed && passage(framed.route.access, session).kind === 'enter';
  useTitle((framed?.route ?? own)?.title[language]);

  const looking = isLooking && (
    <RouteResolver
      key={pathname}
      directory={services.directory}
      pathname={pathname}
      release={page.shell.release}
    />
  );
  const content = looking || (mount && <Guarded mount={mount} services={services} />);
  if (framed && framed.route.layout !== 'public') {
    return (
      <AreaLayout area={framed.route.layout} menu={menu} remote={enters ? framed.remote : undefined}>
        {content}
      </AreaLayout>
    );
  }
  const ownPage = own && (
    <RetriedRegion key={own.path} app={{ name: 'shell', release: page.shell.release }}>
      {pages[own.path]}
    </RetriedRegion>
  );
  return <PublicLayout menu={menu}>{content || ownPage || <NotFound />}</PublicLayout>;
}

/** Lets a remote be loaded only by those who may enter it. */
function Guarded({ mount, services }: { mount: RouteMatch; services: Services }): ReactNode {
  const { pathname, search } = useLocation();
  const session = useSession();
  const { kind } = passage(mount.route.access, session);
  useEffect(() => {
    if (kind === 'sign-in') services.session.platform.require(pathname + search);
  }, [kind, pathname, search, services]);
  useEffect(() => {
    if (kind !== 'enter') return;
    startFiles(mount);
    startReads(services.queryClient, mount);
  }, [kind, mount, services]);

  if (kind === 'sign-in') return null;
  if (kind === 'go') {
    const back = mount.route.access === 'guest' ? services.session.platform.takeIntendedPath() : null;
    return (
      <Navigate replace to={back ?? (mount.route.access === 'guest' && session ? homeOf(session) : '/')} />
    );
  }
  return <Region remote={mount.remote} />;
}
