import { readFile } from 'node:fs/promises';
import { html } from 'hono/html';

export const docsPath = '/api/docs';

const style = `
html { color-scheme: light; background: #fff; }
html.dark-mode { color-scheme: dark; background: #1c2022; }
body { margin: 0; }
.swagger-ui .opblock .opblock-summary-path { max-width: 100%; overflow-wrap: anywhere; word-break: normal; }
@media (max-width: 40rem) {
  .swagger-ui .wrapper { padding: 0 .5rem; }
  .swagger-ui .opblock-summary-control { flex-wrap: wrap; }
  .swagger-ui table.parameters, .swagger-ui table.parameters > tbody, .swagger-ui table.parameters > tbody > tr,
  .swagger-ui table.parameters > tbody > tr > td { display: block; max-width: 100%; }
}
`;

const script = `
const dark = matchMedia('(prefers-color-scheme: dark)');
const applyMode = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', applyMode);
applyMode();
addEventListener('DOMContentLoaded', () => SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'list',
  filter: true,
  tryItOutEnabled: true,
  validatorUrl: null,
}));
`;

export const docsPage = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Porao API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${docsPath}/swagger-ui.css"><link rel="stylesheet" href="${docsPath}/docs.css">
<script src="${docsPath}/docs.js"></script><script defer src="${docsPath}/swagger-ui-bundle.js"></script></head>
<body><main id="docs"></main><noscript>This page needs JavaScript; <a href="/api/openapi.json">the OpenAPI document</a> does not.</noscript></body></html>
`;

/** Allows files and calls of this origin only. */
export const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const folder = import.meta.resolve('swagger-ui-dist/package.json');
const packed = (name: string) => () => readFile(new URL(name, folder));

export const docsFiles: Readonly<
  Record<string, { readonly type: string; readonly read: () => Promise<Uint8Array<ArrayBuffer>> }>
> = {
  'docs.css': { type: 'text/css; charset=utf-8', read: async () => new TextEncoder().encode(style) },
  'docs.js': { type: 'text/javascript; charset=utf-8', read: async () => new TextEncoder().encode(script) },
  'swagger-ui.css': { type: 'text/css; charset=utf-8', read: packed('swagger-ui.css') },
  'swagger-ui-bundle.js': { type: 'text/javascript; charset=utf-8', read: packed('swagger-ui-bundle.js') },
};
