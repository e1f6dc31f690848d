import { html, raw } from 'hono/html';

export type Markup = ReturnType<typeof raw>;

/** Markup in which each value is escaped unless it is markup itself. */
export const markup = (strings: TemplateStringsArray, ...values: unknown[]): Markup =>
  // A promise only for values that are promises.
  html(strings, ...values) as Markup;

export { raw };

/** Elements by name, without those whose content is empty. */
export const metaElements = (metaTags: Readonly<Record<string, string>>): string =>
  Object.entries(metaTags)
    .map(([name, content]) => content && markup`<meta name="${name}" content="${content}">`)
    .join('');

export const escapeHtml = (text: string): string => String(markup`${text}`);

/** JSON for the inside of a script element: it contains no `<`. */
export const inlineJson = (value: unknown): Markup => raw(JSON.stringify(value).replaceAll('<', '\\u003c'));
