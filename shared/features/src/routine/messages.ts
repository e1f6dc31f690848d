import { textsOf } from '@porao/platform';
import bn from './locales/bn.ts';
import en from './locales/en.ts';

/** Apart from other texts: only pages of a routine need them. */
export const t = textsOf<typeof en>({ en, bn });
