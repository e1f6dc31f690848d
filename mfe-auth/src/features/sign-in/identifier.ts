import { normalizePhone } from '@porao/contracts/constants';

/** What the one field holds, as the API takes it: a phone in western digits, an e-mail without stray spaces. */
export function identifierOf(input: string): string {
  const text = input.trim();
  return text.includes('@') ? text : normalizePhone(text);
}
