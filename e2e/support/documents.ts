import type { BrowserContext } from '@playwright/test';

/** Headers with which a browser asks for a page whose address was typed. */
export const typedHeaders = (cookie: string) => ({
  accept: 'text/html',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'none',
  cookie,
});

/** The header of what a context has for a site. */
export async function cookiesOf(context: BrowserContext, url: string): Promise<string> {
  return (await context.cookies(url)).map(({ name, value }) => `${name}=${value}`).join('; ');
}
