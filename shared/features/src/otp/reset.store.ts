/** How far a forgotten password is: the phone, and the token once its code was right. For this tab only, and gone
 * with it (decision OQ-025). */
interface Reset {
  phone: string;
  token?: string;
}

const key = 'porao-password-reset';

export function readReset(): Reset | null {
  try {
    const reset = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Reset | null;
    return typeof reset?.phone === 'string' ? reset : null;
  } catch {
    return null;
  }
}

export const keepReset = (reset: Reset): void => sessionStorage.setItem(key, JSON.stringify(reset));
export const forgetReset = (): void => sessionStorage.removeItem(key);
