import { tabStorage } from '@porao/platform';

/** Says how far a forgotten password is: the phone, and the token once its code was right. It belongs to this tab and
 * is gone with it (decision OQ-025). */
interface Reset {
  phone: string;
  token?: string;
}

const key = 'porao-password-reset';

export function readReset(): Reset | null {
  const reset = tabStorage.getJson(key) as Reset | null;
  return typeof reset?.phone === 'string' ? reset : null;
}

export const keepReset = (reset: Reset): void => tabStorage.set(key, JSON.stringify(reset));
export const forgetReset = (): void => tabStorage.remove(key);
