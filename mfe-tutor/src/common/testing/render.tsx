import { provideTestPlatform, TestPage, type TestPlatform } from '@porao/platform/testing';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, vi } from 'vitest';
import en from '../../locales/en.ts';

afterEach(() => {
  sessionStorage.clear();
  // The page ends first: its effects still use the stubs.
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Renders a page of the area for a signed-in tutor, in English. */
export function renderAsTutor(path: string, page: ReactNode): TestPlatform {
  const platform = provideTestPlatform({
    session: { type: 'tutor', tutorId: 31, phone: '01700000001' },
    catalogs: { 'mfe-tutor': en },
  });
  render(<TestPage path={path}>{page}</TestPage>);
  return platform;
}
