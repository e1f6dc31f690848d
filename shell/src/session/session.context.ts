import { createContext } from 'react';
import type { SessionStore } from './store.ts';

/** The session with what only the shell's own components may use: whose calls are made, and signing in again. */
export const SessionContext = createContext<SessionStore | null>(null);
