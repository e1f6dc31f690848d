import { normalizePhone } from '@porao/contracts/constants';

/** Returns the content of the one field as the API takes it: a phone in western digits, an e-mail without stray
 * spaces. */
export function identifierOf(input: string): string {
  const text = input.trim();
  return text.includes('@') ? text : normalizePhone(text);
}
