import { translator } from '@porao/platform';
import type en from './locales/en.ts';

/** The shell's texts; the catalogue of the page's language is there before anything renders. */
export const t = translator<typeof en>('shell');
