import type { Area, PageData, StartedSession } from '@porao/contracts';
import { areaOfRole } from '@porao/contracts/page';
import type { ReactNode } from 'react';
import { useStore } from './store.ts';

/** A signed-in person for the page. */
export type Session = Pick<StartedSession, 'type' | 'tutorId' | 'phone'>;

export interface ModalButton {
  label: string;
  /** Where it leads; without it the button only acts. The modal closes either way. */
  to?: string;
  onPress?: () => void;
  variant?: 'filled' | 'default';
}

export interface ModalContent {
  title: string;
  /** Address of a picture shown above the texts. */
  image?: string;
  body: ReactNode;
  buttons: ModalButton[];
}

export interface Toast {
  title?: string;
  message: string;
  tone: 'success' | 'error' | 'info';
  busy?: boolean;
  /** Stays until it is closed. */
  duration?: false;
}

/** The shell provides this to every remote. */
export interface Platform {
  session: {
    /** Null for a guest, also while only the OTP is missing. The same object until it changes. */
    current: () => Session | null;
    /** The session that waits for its OTP; null when none does. */
    pending: () => StartedSession | null;
    subscribe: (listener: () => void) => () => void;
    /** Stores a session that the last answer began; a verification-only one leaves the person a guest. */
    start: (started: StartedSession) => void;
    /** Has `act` awaited before a sign-out here, while calls still have the session; until the returned function is called. */
    beforeEnd: (act: () => Promise<unknown>) => () => void;
    /** Ends it on the server and here, and goes to sign-in. */
    end: () => Promise<void>;
    /** The path remembered by a guard, taken once; null when there is none. */
    takeIntendedPath: () => string | null;
    /** Remembers a path and goes to sign-in. */
    require: (path: string) => void;
  };
  modal: { open: (content: ModalContent) => void; close: () => void };
  notify: (toast: Toast) => () => void;
  /** Shows the top progress bar until the returned function is called. */
  startProgress: () => () => void;
  config: PageData['config'];
  /** The parts of the site for people of some roles. */
  areas: readonly Area[];
}

let provided: Platform | undefined;

/** Called by the shell (or a test) before anything renders. */
export function providePlatform(platform: Platform): void {
  provided = platform;
}

function platform(): Platform {
  if (!provided) throw new Error('The platform is not there yet: call providePlatform() before rendering.');
  return provided;
}

/** Opens the one modal of the page; it closes by itself on a route change. */
export const openModal = (content: ModalContent): void => platform().modal.open(content);
export const closeModal = (): void => platform().modal.close();
/** Shows a toast, bottom right; the returned function takes it away. */
export const notify = (toast: Toast): (() => void) => platform().notify(toast);
export const startProgress = (): (() => void) => platform().startProgress();
/** Public configuration of this installation; each part is absent when unset. */
export const siteConfig = (): Platform['config'] => platform().config;
export const areas = (): readonly Area[] => platform().areas;
/** Path of the first page of a role's area; the front page for a role without one. */
export const homeOf = (role: string): string => areaOfRole(areas(), role)?.home ?? '/';
/** The session's verbs; to read it in a component use `useSession`. */
export const session = (): Platform['session'] => platform().session;

/** Until a load of code that gets no answer is given up, in ms. */
export const loadTimeoutMs = (): number => provided?.config.loadTimeoutMs ?? 10_000;

/** The signed-in person, or null. Renders again when it changes, in any tab. */
export const useSession = (): Session | null => useStore(platform().session);
