import casesBn from '@porao/contracts/cases/bn';
import casesEn from '@porao/contracts/cases/en';
import { featureTexts } from '../messages.ts';
import bn from './locales/bn.ts';
import en from './locales/en.ts';

export const t = featureTexts<typeof en & typeof casesEn>({
  en: { ...en, ...casesEn },
  bn: { ...bn, ...casesBn },
});
