import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { Language } from '../../failure.ts';
import type { Fields } from '../provider.ts';
import { words } from './page.text.ts';
import { lies, type TestPayment } from './store.repository.ts';

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 1rem; max-width: 24rem; }
h1 { font-size: 1.25rem; }
form, label { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; }
strong { font-size: 1.5rem; }
button, select { font: inherit; min-height: 2.75rem; max-width: 100%; }
`;
const sendAtOnce = 'document.forms[0].submit()';
const hash = createHash('sha256').update(sendAtOnce).digest('base64');

/** Its form leads to the merchant, which is another site. */
function answer(c: Context, body: ReturnType<typeof html>, language: Language, target: string) {
  const form = `form-action 'self' ${new URL(target).origin}`;
  c.header(
    'content-security-policy',
    `default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'; ${form}`,
  );
  c.header('cache-control', 'no-store');
  return c.html(
    html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${words[language].title}</title><style>${raw(style)}</style></head><body>${body}</body></html>`,
  );
}

/** The provider's page, on which a person pays, lets it fail or goes back. */
export function hostedPage(c: Context, { data, way }: TestPayment, language: Language) {
  const say = words[language];
  const name = way === 'sslcommerz' ? 'SSLCommerz' : 'bKash';
  const taka = Number(data.amount).toLocaleString(language === 'bn' ? 'bn-BD' : 'en-IN');
  const options = lies.map((lie) => html`<option value="${lie}">${say.lies[lie]}</option>`);
  const body = html`<main><h1>${say.title}</h1><p>${say.note}</p>
    <p>${name} · ${say.amount}: <strong>৳ ${taka}</strong></p>
    <form method="post">
      <label>${say.lie}<select name="lie"><option value="">${say.noLie}</option>${options}</select></label>
      <button name="choice" value="pay">${say.pay}</button>
      <button name="choice" value="fail">${say.fail}</button>
      <button name="choice" value="cancel">${say.cancel}</button>
    </form></main>`;
  return answer(c, body, language, data.returnUrl);
}

/** Sends the browser back by a POST of this site, as SSLCommerz does. */
export function returnForm(c: Context, target: string, fields: Fields, language: Language) {
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const body = html`<form method="post" action="${target}">${inputs}<button>${words[language].back}</button></form><script>${raw(sendAtOnce)}</script>`;
  return answer(c, body, language, target);
}
