import { translator } from '@porao/platform';
import type en from '../locales/en.ts';

/** The texts of this remote. */
export const t = translator<typeof en>('mfe-public');
