import { provideTestPlatform, stubServer, TestPage, TestRoutes } from '@porao/platform/testing';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, vi } from 'vitest';
import en from '../../locales/en.ts';

afterEach(() => {
  // The page ends first: its effects still use the stubs.
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Renders a page of the area at its route for a signed-in guardian, in English; `data-testid=path` tells where one is. */
export function renderAsGuardian(
  address: string,
  path: string,
  page: ReactNode,
  answers: Record<string, unknown> = {},
) {
  const server = stubServer(answers, { token: 'jwt' });
  const platform = provideTestPlatform({
    session: { type: 'parent', tutorId: null, phone: '01700000004' },
    catalogs: { 'mfe-parent': en },
  });
  render(
    <TestPage path={address}>
      <TestRoutes pages={{ [path]: page }} />
    </TestPage>,
  );
  return { platform, server };
}
