import { html, raw } from 'hono/html';

export type Markup = ReturnType<typeof raw>;

/** Markup in which each value is escaped unless it is markup itself. */
export const markup = (strings: TemplateStringsArray, ...values: unknown[]): Markup =>
  // A promise only for values that are promises.
  html(strings, ...values) as Markup;

export { raw };

export const escapeHtml = (text: string): string => String(markup`${text}`);

/** JSON for the inside of a script element: it contains no `<`. */
export const inlineJson = (value: unknown): Markup => raw(JSON.stringify(value).replaceAll('<', '\\u003c'));
