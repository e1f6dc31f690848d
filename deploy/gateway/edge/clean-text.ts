import { hideSecrets } from '@porao/server';

/** A browser's message without tokens, passwords, phone numbers and addresses. */
export const cleanText = (text: string): string =>
  hideSecrets(text)
    .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '…@…')
    // A line of a log is one line, and shown in the order in which it was written.
    .replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu, ' ');
