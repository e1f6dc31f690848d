import { textsOf } from '@porao/platform';
import accountBn from './locales/account.bn.ts';
import accountEn from './locales/account.en.ts';
import bn from './locales/bn.ts';
import en from './locales/en.ts';

/** Apart from other texts: they come with the settings alone. */
export const t = textsOf<typeof en & typeof accountEn>({
  en: { ...en, ...accountEn },
  bn: { ...bn, ...accountBn },
});
