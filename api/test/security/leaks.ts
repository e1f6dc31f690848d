import type { Fixtures } from './fixtures.repository.ts';

const secretWords = /argon2|password_hash|code_hash|token_hash|"phone_otp":"/i;

/** The secrets of the fixtures that a response contains. */
export function leaksOf(text: string, { secrets }: Fixtures): string[] {
  const found = secrets.filter((secret) => text.includes(secret));
  const word = secretWords.exec(text)?.[0];
  return word ? [...found, word] : found;
}
