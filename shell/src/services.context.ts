import { createContext } from 'react';
import type { Services } from './platform.ts';

/** What the shell's own pages need beyond what every remote gets. */
export const ServicesContext = createContext<Services | null>(null);
