import type { Session, siteConfig } from '@porao/platform';
import { provideTestPlatform, TestPage } from '@porao/platform/testing';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, vi } from 'vitest';
import en from '../../locales/en.ts';

afterEach(() => {
  // The page ends first: its effects still use the stubs.
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

interface Opened {
  path?: string;
  session?: Session | null;
  config?: ReturnType<typeof siteConfig>;
}

/** Renders a page in English, for a guest unless there is a session. */
export function openPage(page: ReactNode, { path = '/', session = null, config = {} }: Opened = {}) {
  const catalogs = { 'mfe-public': en };
  const platform = provideTestPlatform({ ...(session && { session }), catalogs, config });
  return { platform, ...render(<TestPage path={path}>{page}</TestPage>) };
}
