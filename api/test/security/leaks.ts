import type { World } from './fixtures.repository.ts';

const secretWords = /argon2|password_hash|code_hash|token_hash|"phone_otp":"/i;

/** What of a world's secrets stands in an answer. */
export function leaksOf(text: string, { secrets }: World): string[] {
  const found = secrets.filter((secret) => text.includes(secret));
  const word = secretWords.exec(text)?.[0];
  return word ? [...found, word] : found;
}
