import { normalizePhone } from '@porao/contracts/constants';
import { readCookie, writeCookie } from '@porao/platform';

/** Remembers a phone for seven days (AUT-012, OQ-022). */
const name = 'gt_phone';
const maxAge = 7 * 24 * 3600;

export const rememberPhone = (phone: string): void => writeCookie(name, phone, maxAge);

export function rememberedPhone(): string {
  const phone = normalizePhone(readCookie(name) ?? '');
  return /^01\d{9}$/.test(phone) ? phone : '';
}
