import { textsOf } from '@porao/platform';
import bn from './locales/bn.ts';
import en from './locales/en.ts';

/** Apart from the texts of the forms: pages without a form load these alone. */
export const t = textsOf<typeof en>({ en, bn });
