import type { CurrentUser, StartedSession } from '@porao/contracts';
import { type Session, session } from '@porao/platform';
import { provideTestPlatform, TestPage, type TestPlatform, TestRoutes } from '@porao/platform/testing';
import { account } from '@porao/platform/testing/answers';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, vi } from 'vitest';
import en from '../../locales/en.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Opened extends TestPlatform {
  /** Records that a session was begun with. */
  started: StartedSession[];
}

/** Renders a page, in English, with its path beside it. It goes when its path does, as in the shell. */
export function openPage(
  path: string,
  page: ReactNode,
  options: { session?: Session; pending?: StartedSession; intended?: string | null } = {},
): Opened {
  const { intended = null, ...rest } = options;
  const platform = provideTestPlatform({ ...rest, catalogs: { 'mfe-auth': en } });
  const started: StartedSession[] = [];
  const start = session().start;
  vi.spyOn(session(), 'takeIntendedPath').mockReturnValue(intended);
  vi.spyOn(session(), 'start').mockImplementation((record) => {
    started.push(record);
    start(record);
  });
  render(
    <TestPage path={path}>
      <TestRoutes pages={{ [path.split(/[?#]/)[0] ?? path]: page }} />
    </TestPage>,
  );
  return Object.assign(platform, { started });
}

export const expectPath = (path: string): Promise<void> =>
  waitFor(() => expect(screen.getByTestId('path').textContent).toBe(path));

export const guardian = account({
  phone_no: '01712345678',
  phone_no_verified_at: null,
  account_status: null,
});
export const tutor: CurrentUser = {
  ...guardian,
  type: 'tutor',
  roles: ['tutor'],
  parent: null,
  tutor: {
    tutorid: 31,
    facebook: null,
    instagram: null,
    linkedin: null,
    x: null,
    location: null,
    city: null,
    current_educational_info: null,
  },
};

export const waiting = (type: 'tutor' | 'parent'): StartedSession => ({
  type,
  tutorId: type === 'tutor' ? 31 : null,
  phone: '01712345678',
  OTPVerifyUseOnly: true,
});
