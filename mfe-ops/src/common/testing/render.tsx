import { type RouteObject, useLocation } from '@porao/platform';
import { useRoutes } from '@porao/platform/shell';
import { provideTestPlatform, stubServer, TestPage } from '@porao/platform/testing';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, vi } from 'vitest';
import en from '../../locales/en.ts';
import { forgetActs } from '../acts/acts.store.ts';
import { forgetPlaces } from '../queue/roving-focus.ts';
import { me } from './answers.ts';
import { setOnline } from './online.ts';

afterEach(() => {
  // While the page is there: its queries hear of the network by an event.
  if (!navigator.onLine) setOnline(true);
  forgetActs();
  forgetPlaces();
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Renders a page of the area for a signed-in operator, in English; `data-testid=path` tells where one is. */
export function renderAsOperator(
  pages: Readonly<Record<string, ReactNode>>,
  address: string,
  answers: Record<string, unknown> = {},
) {
  const platform = provideTestPlatform({
    session: { type: 'operator', tutorId: null, phone: '01700000099' },
    catalogs: { 'mfe-ops': en },
  });
  const server = stubServer({ 'GET /api/v1/user': me('operator'), ...answers }, { token: 'jwt' });
  const routes = [
    ...Object.entries(pages).map(([path, element]) => ({ path, element })),
    { path: '*', element: null },
  ];
  const { container, unmount } = render(
    <TestPage path={address}>
      <Routes routes={routes} />
      <Where />
    </TestPage>,
  );
  return { platform, server, container, unmount };
}

const Routes = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

function Where(): ReactNode {
  const { pathname, search } = useLocation();
  return <output data-testid="path">{pathname + search}</output>;
}
