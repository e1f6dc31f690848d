import { textsOf } from '@porao/platform';
import bn from './locales/bn.ts';
import en from './locales/en.ts';

export const t = textsOf<typeof en>({ en, bn });
