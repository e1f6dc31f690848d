import { textsOf } from '@porao/platform';
import bn from './locales/panel.bn.ts';
import en from './locales/panel.en.ts';

/** These texts belong to the panel, which comes with the first press. */
export const t = textsOf<typeof en>({ en, bn });
