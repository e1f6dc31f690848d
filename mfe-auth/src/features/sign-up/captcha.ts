/** Characters that do not look like one another. */
const alphabet = 'ABCDEFGHJKLMNPQRTUVWXY346789';
/** AUT-054. */
export const captchaLength = 5;

export function newCaptcha(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(captchaLength));
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}

/** Returns whether the typed text is the code; spaces around it and case do not matter. */
export const captchaMatches = (typed: string, code: string): boolean => typed.trim().toUpperCase() === code;
