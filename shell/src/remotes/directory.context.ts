import { createContext } from 'react';
import type { Directory } from './directory.ts';

export const DirectoryContext = createContext<Directory | null>(null);
