import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { renderAsOperator } from './common/testing/render.tsx';
import RequestsPage from './features/requests/requests.page.tsx';
import TodayPage from './features/today/today.page.tsx';
import { manifest } from './manifest.ts';

it.each<[string, ReactNode]>([
  ['/ops/today', <TodayPage key="today" />],
  ['/ops/requests', <RequestsPage key="requests" />],
])('%s asks at once for exactly what its manifest has the shell ask for', (address, page) => {
  const { server } = renderAsOperator({ [address]: page }, address);
  const reads = manifest.routes.find(({ path }) => path === address)?.reads;
  expect(server.sent.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
    [...(reads ?? [])].sort(),
  );
});
