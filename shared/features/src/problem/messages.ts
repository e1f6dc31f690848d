import casesBn from '@porao/contracts/cases/bn';
import casesEn from '@porao/contracts/cases/en';
import { textsOf } from '@porao/platform';
import bn from './locales/bn.ts';
import en from './locales/en.ts';

/** Apart from other texts: they come with the part of a tuition's card that shows its problems. */
export const t = textsOf<typeof en & typeof casesEn>({
  en: { ...en, ...casesEn },
  bn: { ...bn, ...casesBn },
});
