import { textsOf } from '@porao/i18n';
import bn from './locales/bn.ts';
import en from './locales/en.ts';

/** The inspector is a script of its own, so its texts come with it in both languages. */
export const t = textsOf<typeof en>({ en, bn });
