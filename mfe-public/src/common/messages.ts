import { translator } from '@porao/platform';
import type en from '../locales/en.ts';

export const t = translator<typeof en>('mfe-public');
