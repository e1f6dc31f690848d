import { featureTexts } from '../messages.ts';
import bn from './locales/bn.ts';
import en from './locales/en.ts';

export const t = featureTexts<typeof en>({ en, bn });
