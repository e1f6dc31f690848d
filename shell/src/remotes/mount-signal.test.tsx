import { lazyComponent, Navigate } from '@porao/platform';
import { BrowserRouter, LoadingContext, useRoutes } from '@porao/platform/shell';
import { act, render, screen, waitFor } from '@testing-library/react';
import { use, useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { MountSignal } from './mount-signal.tsx';

const onMounted = vi.fn<(pathname: string) => void>();
const mounted = () => onMounted.mock.calls.map(([pathname]) => pathname);

function Routes({ routes }: { routes: Parameters<typeof useRoutes>[0] }) {
  return <MountSignal onMounted={onMounted}>{useRoutes(routes)}</MountSignal>;
}
async function show(path: string, routes: Parameters<typeof useRoutes>[0]) {
  history.replaceState(null, '', path);
  await act(async () =>
    render(
      <BrowserRouter>
        <Routes routes={routes} />
      </BrowserRouter>,
    ),
  );
}

beforeEach(() => onMounted.mockReset());

it('tells that a page is mounted, once for a path', async () => {
  await show('/a', [{ path: '/a', element: <p>Page</p> }]);
  expect(mounted()).toEqual(['/a']);
});

it('does not take a skeleton for the page', async () => {
  let come: (code: { default: () => React.ReactNode }) => void = () => {};
  const code = new Promise<Parameters<typeof come>[0]>((resolve) => {
    come = resolve;
  });
  const Page = lazyComponent(() => code, <p>Skeleton</p>);
  await show('/b', [{ path: '/b', element: <Page /> }]);
  expect(screen.getByText('Skeleton')).toBeTruthy();
  expect(mounted()).toEqual([]);
  await act(async () => come({ default: () => <p>Page</p> }));
  expect(await screen.findByText('Page')).toBeTruthy();
  expect(mounted()).toEqual(['/b']);
});

it('waits for what the content loads', async () => {
  let done = () => {};
  function Loading() {
    const startLoading = use(LoadingContext);
    useEffect(() => {
      done = startLoading();
    }, [startLoading]);
    return null;
  }
  await show('/c', [{ path: '/c', element: <Loading /> }]);
  expect(mounted()).toEqual([]);
  await act(async () => done());
  expect(mounted()).toEqual(['/c']);
});

it('does not take a redirect for a page', async () => {
  await show('/d', [
    { path: '/d', element: <Navigate to="/e" replace /> },
    { path: '/e', element: <p>Page</p> },
  ]);
  expect(await screen.findByText('Page')).toBeTruthy();
  await waitFor(() => expect(mounted()).toEqual(['/e']));
});
