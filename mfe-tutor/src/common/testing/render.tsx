import { provideTestPlatform, stubServer, TestPage, type TestPlatform } from '@porao/platform/testing';
import { cleanup, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, vi } from 'vitest';
import en from '../../locales/en.ts';

afterEach(() => {
  // The page ends first: its effects still use the stubs.
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Waits until exactly these messages were shown. */
export const expectToasts = ({ toasts }: TestPlatform, ...messages: string[]) =>
  waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(messages));

/** Renders a page of the area for a signed-in tutor, in English. */
export function renderAsTutor(path: string, page: ReactNode, answers: Record<string, unknown> = {}) {
  const server = stubServer(answers, { token: 'jwt' });
  const platform = provideTestPlatform({
    session: { type: 'tutor', tutorId: 31, phone: '01700000001' },
    catalogs: { 'mfe-tutor': en },
  });
  render(<TestPage path={path}>{page}</TestPage>);
  return { ...server, platform };
}
