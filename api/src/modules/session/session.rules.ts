import { normalizePhone, type SignInBody } from '@porao/contracts';

/** The phone number or e-mail a person signs in with, in the form it is stored in. */
export function identifierOf(body: SignInBody): string {
  const given = (body.phone_no ?? body.phone ?? body.email ?? body.username ?? '').trim();
  return given.includes('@') ? given.toLowerCase() : normalizePhone(given);
}
