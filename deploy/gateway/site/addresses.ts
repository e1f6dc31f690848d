import { languageParameter } from '@porao/contracts/page';
import type { Context } from 'hono';
import type { GatewayConfig } from '../config.ts';

export type Language = 'en' | 'bn';
export const languages: readonly Language[] = ['en', 'bn'];

export function askedLanguage(c: Context): Language | undefined {
  const asked = c.req.query(languageParameter);
  return languages.find((language) => language === asked);
}

/** The whole address of a page in a language; English has no parameter. */
export function addressOf(origin: string, path: string, language: Language): string {
  const query = language === 'en' ? '' : `${path.includes('?') ? '&' : '?'}${languageParameter}=${language}`;
  return `${origin}${path}${query}`;
}

/** The site's own origin as visitors see it. */
export function originOf(c: Context, { publicUrl, trustProxy }: GatewayConfig): string {
  if (publicUrl) return new URL(publicUrl).origin;
  const forwarded = (name: string) => (trustProxy ? c.req.header(name) : undefined);
  const host = forwarded('x-forwarded-host') ?? c.req.header('host') ?? '';
  const scheme = forwarded('x-forwarded-proto') === 'https' ? 'https' : 'http';
  return /^[a-z0-9.-]+(:\d{1,5})?$/i.test(host) ? `${scheme}://${host.toLowerCase()}` : 'http://localhost';
}

/** A request's query without the language, as the page itself reads it. */
export function searchOf(c: Context): string {
  const query = new URL(c.req.url).searchParams;
  query.delete(languageParameter);
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** The query of a page in one form, each known parameter once: what else an address carries makes no other page. A
 * parameter without a value, as a form sends of a field that is left empty, is none. */
export function knownSearch(search: string, names: readonly string[]): string {
  const given = new URLSearchParams(search);
  const known = names.flatMap((name) => {
    const value = given.get(name);
    return value ? [[name, value] as [string, string]] : [];
  });
  return known.length > 0 ? `?${new URLSearchParams(known).toString()}` : '';
}
