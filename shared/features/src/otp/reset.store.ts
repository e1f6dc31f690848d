import { tabStorage } from '@porao/platform';

/** How far a forgotten password is: the phone, and the token once its code was right. For this tab only, and gone
 * with it (decision OQ-025). */
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
