import { textsOf } from '@porao/platform';
import bn from './locales/bn.ts';
import en from './locales/en.ts';

/** Apart from the shell's other texts, which guests load. */
export const t = textsOf<typeof en>({ en, bn });
