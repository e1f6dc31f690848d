import { plainText } from './text.ts';

/** Forms of the ids that wallets and banks give to a payment, in the form of `plainTrxId`. */
export const trxIdForms = {
  bkash: /^[A-Z0-9]{10}$/,
  nagad: /^[A-Z0-9]{8}$/,
  rocket: /^\d{10}$/,
  bank: /^[A-Z0-9/]{4,40}$/,
} as const;

/** The id as it is compared: digits of any script, capital letters, no spaces and hyphens. */
export const plainTrxId = (text: string): string =>
  plainText(text)
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '');

/** The reference that tutors write beside a transfer. */
export const payReference = (invoiceId: number): string => `P-${invoiceId}`;

/** The invoice that a reference names; undefined where it names none. */
export function invoiceOfReference(text: string): number | undefined {
  const digits = /^P-?0*([1-9]\d{0,8})$/.exec(plainText(text).toUpperCase().replace(/\s/g, ''))?.[1];
  return digits === undefined ? undefined : Number(digits);
}
