import { featureTexts } from '../../../common/messages.ts';
import listBn from '../locales/bn.ts';
import listEn from '../locales/en.ts';
import bn from './locales/bn.ts';
import en from './locales/en.ts';

/** Also the texts of the list. */
export const t = featureTexts<typeof listEn & typeof en>({
  en: { ...listEn, ...en },
  bn: { ...listBn, ...bn },
});
