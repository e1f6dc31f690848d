import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';

/** The first of our languages that the header `Accept-Language` ranks, whatever the country; English without one. */
export function preferredLanguage(header = ''): 'en' | 'bn' {
  const ranked = parseAccept(header)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase().split('-', 1)[0]);
  return ranked.find((name) => name === 'en' || name === 'bn') ?? 'en';
}

/** The language that the request asks for. */
export const languageOf = (c: Context): 'en' | 'bn' => preferredLanguage(c.req.header('accept-language'));
