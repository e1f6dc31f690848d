import { type RouteObject, useLocation } from '@porao/platform';
import { useRoutes } from '@porao/platform/shell';
import { provideTestPlatform, TestPage, type TestPlatform } from '@porao/platform/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, vi } from 'vitest';
import en from '../../locales/en.ts';

afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Renders a page of the area at its route for a signed-in guardian, in English; `data-testid=path` tells where one is. */
export function renderAsGuardian(address: string, path: string, page: ReactNode): TestPlatform {
  const platform = provideTestPlatform({
    session: { type: 'parent', tutorId: null, phone: '01700000004' },
    catalogs: { 'mfe-parent': en },
  });
  const routes = [
    { path, element: page },
    { path: '*', element: null },
  ];
  render(
    <TestPage path={address}>
      <Routes routes={routes} />
      <Where />
    </TestPage>,
  );
  return platform;
}

const Routes = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

function Where() {
  const { pathname, search } = useLocation();
  return <output data-testid="path">{pathname + search}</output>;
}
