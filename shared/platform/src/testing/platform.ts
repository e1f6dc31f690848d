import type { Area, StartedSession } from '@porao/contracts';
import { addCatalog, type Catalog } from '@porao/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { type ModalContent, type Platform, providePlatform, type Session, type Toast } from '../platform.ts';
import { createQueryClient } from '../queries.ts';
import { createStore } from '../store.ts';

/** Records what a remote did to the platform during a test. */
export interface TestPlatform {
  modals: ModalContent[];
  toasts: Toast[];
  /** Toasts that were taken away again. */
  closedToasts: Toast[];
  /** Paths for which sign-in was required. */
  required: string[];
  setSession: (session: Session | null) => void;
  /** The record that waits for its OTP. */
  pending: StartedSession | null;
}

const testArea = (name: string, home: string, join: string): Area => ({
  name,
  basePath: `/${name}`,
  label: { en: name, bn: name },
  roles: [name],
  home,
  join,
});

export const testAreas: readonly Area[] = [
  testArea('tutor', '/tutor/dashboard', 'POST /api/create-tutor-profile-from-parent'),
  testArea('parent', '/parent/dashboard', 'POST /api/create-parent-profile-from-tutor'),
];

/** Replaces the shell in the tests of a remote: records what is asked, and renders nothing itself. */
export function provideTestPlatform(
  options: {
    session?: Session;
    pending?: StartedSession;
    catalogs?: Record<string, Catalog>;
    config?: Platform['config'];
    areas?: Platform['areas'];
  } = {},
): TestPlatform {
  const { current, set, subscribe } = createStore<Session | null>(options.session ?? null);
  const record: TestPlatform = {
    modals: [],
    toasts: [],
    closedToasts: [],
    required: [],
    pending: options.pending ?? null,
    setSession: set,
  };
  for (const [name, catalog] of Object.entries(options.catalogs ?? {})) addCatalog(name, catalog);
  const beforeEnd = new Set<() => Promise<unknown>>();
  const platform: Platform = {
    session: {
      current,
      subscribe,
      pending: () => record.pending,
      start: (next) => {
        const { type, tutorId, phone, OTPVerifyUseOnly } = next;
        record.pending = OTPVerifyUseOnly ? next : null;
        record.setSession(OTPVerifyUseOnly ? null : { type, tutorId, phone });
      },
      beforeEnd: (act) => {
        beforeEnd.add(act);
        return () => beforeEnd.delete(act);
      },
      end: async () => {
        for (const act of beforeEnd) await act();
        record.setSession(null);
      },
      takeIntendedPath: () => null,
      require: (path) => record.required.push(path),
    },
    modal: { open: (content) => record.modals.push(content), close: () => {} },
    notify: (toast) => {
      record.toasts.push(toast);
      return () => record.closedToasts.push(toast);
    },
    startProgress: () => () => {},
    // A press that waits for code must not be given up because the machine is busy.
    config: { loadTimeoutMs: 60_000, ...options.config },
    areas: options.areas ?? testAreas,
  };
  providePlatform(platform);
  return record;
}

/** Router and query client around what a test renders; queries do not retry, changes are as on the site. */
export function TestPage({ path = '/', children }: { path?: string; children?: ReactNode }): ReactNode {
  const client = createQueryClient();
  client.setDefaultOptions({ ...client.getDefaultOptions(), queries: { retry: false } });
  // Before the router reads it, and not when the test renders again.
  useState(() => history.replaceState(null, '', path));
  return createElement(QueryClientProvider, { client }, createElement(BrowserRouter, null, children));
}
