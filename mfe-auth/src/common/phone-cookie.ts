import { normalizePhone } from '@porao/contracts/constants';

/** Remembers a phone for seven days (spec, section 9; decision OQ-022). */
const name = 'gt_phone';
const maxAge = 7 * 24 * 3600;

export function rememberPhone(phone: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${name}=${encodeURIComponent(phone)}; Path=/; SameSite=Lax; Max-Age=${maxAge}${secure}`;
}

/** The remembered phone; '' when there is none. */
export function rememberedPhone(): string {
  const value = document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  const phone = normalizePhone(decodeURIComponent(value ?? ''));
  return /^01\d{9}$/.test(phone) ? phone : '';
}
