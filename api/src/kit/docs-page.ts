import { createHash } from 'node:crypto';
import type { openApiDocument } from './openapi.ts';

type Document = ReturnType<typeof openApiDocument>;
type Operation = NonNullable<NonNullable<Document['paths']>[string]['get']>;

const style = `
:root { color-scheme: light dark; --line: #d5d9de; --soft: #f4f6f8; --ink: #1b1f24; --mute: #57606a; --mark: #0b6e4f; }
@media (prefers-color-scheme: dark) {
  :root { --line: #343b44; --soft: #1c2128; --ink: #e6e9ed; --mute: #9aa4af; --mark: #4cc38a; }
}
body { margin: 0 auto; max-width: 62rem; padding: 1rem; font: 16px/1.5 system-ui, sans-serif; color: var(--ink);
  background: Canvas; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); }
h3 { margin: 2rem 0 0; font: 600 1rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
h4 { margin: .75rem 0 .25rem; font-size: .875rem; color: var(--mute); }
a { color: var(--mark); }
nav ul { columns: 16rem; padding-left: 1.25rem; }
pre { margin: 0; padding: .75rem; overflow: auto; max-height: 24rem; background: var(--soft);
  border: 1px solid var(--line); border-radius: .375rem; font-size: .8125rem; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; }
th, td { text-align: left; vertical-align: top; padding: .25rem .5rem; border: 1px solid var(--line);
  overflow-wrap: anywhere; }
p { margin: .25rem 0; }
.access { color: var(--mute); }
`;

/** Nothing but this page's own style is loaded, and nothing runs. */
export const docsPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
/** Pictures in examples would fill the page. */
const shorten = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && value.length > 120 ? `${value.slice(0, 100)}…` : value;
const code = (value: unknown) => `<pre>${escape(JSON.stringify(value, shorten, 2))}</pre>`;

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (tag: string, cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${escape(cell)}</${tag}>`).join('')}</tr>`;
  return `<table>${line('th', heads)}${rows.map((row) => line('td', row)).join('')}</table>`;
}

function parameterTable({ parameters = [] }: Operation): string {
  const rows = parameters.flatMap((parameter) =>
    'name' in parameter
      ? [
          [
            parameter.name,
            parameter.in,
            parameter.required ? 'yes' : 'no',
            JSON.stringify(parameter.example ?? '', shorten),
          ],
        ]
      : [],
  );
  const heads = ['Parameter', 'In', 'Required', 'Example'];
  return rows.length === 0 ? '' : `<h4>Parameters</h4>${table(heads, rows)}`;
}

function bodyPart({ requestBody }: Operation): string {
  if (!requestBody || !('content' in requestBody)) return '';
  const types = Object.keys(requestBody.content).join(' or ');
  const media = requestBody.content['application/json'];
  return `<h4>Body (${escape(types)})</h4>${code(media && 'example' in media ? media.example : null)}`;
}

function answers({ responses = {} }: Operation): string {
  const rows: string[][] = [];
  let success = '';
  for (const [status, response] of Object.entries(responses)) {
    if (!response || !('description' in response)) continue;
    const media = response.content?.['application/json'];
    if (status !== '200') rows.push([status, response.description.replace(/^code /, '')]);
    else if (media) success = `<h4>Success</h4>${code(media.example)}`;
    else success = `<h4>Success</h4><p>${escape(Object.keys(response.content ?? {}).join(', '))}</p>`;
  }
  return `${success}<h4>Failures, each a Failure object</h4>${table(['Status', 'Code'], rows)}`;
}

function section(path: string, method: string, operation: Operation): string {
  const { operationId = '', summary = '', description = '' } = operation;
  return `<section><h3 id="${escape(operationId)}">${method.toUpperCase()} ${escape(path)}</h3>
<p>${escape(summary)}</p><p class="access">${escape(description)}</p>
${parameterTable(operation)}${bodyPart(operation)}${answers(operation)}</section>`;
}

interface Entry {
  readonly tag: string;
  readonly id: string;
  readonly title: string;
  readonly html: string;
}

function entries({ paths = {} }: Document): Entry[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'delete'] as const).flatMap((method) => {
      const operation = item?.[method];
      if (!operation) return [];
      const { operationId: id = '', tags = [] } = operation;
      const title = `${method.toUpperCase()} ${path}`;
      return [{ tag: tags[0] ?? '', id, title, html: section(path, method, operation) }];
    }),
  );
}

/** The document as one page to read and to search in: no script, nothing from elsewhere. */
export function docsPage(document: Document): string {
  const all = entries(document);
  const groups = [...new Set(all.map(({ tag }) => tag))].map((tag) => {
    const own = all.filter((entry) => entry.tag === tag);
    return { tag, own };
  });
  const links = groups.map(
    ({ tag, own }) =>
      `<li>${escape(tag)}<ul>${own.map(({ id, title }) => `<li><a href="#${escape(id)}">${escape(title)}</a></li>`).join('')}</ul></li>`,
  );
  const parts = groups.map(
    ({ tag, own }) => `<h2>${escape(tag)}</h2>${own.map(({ html }) => html).join('\n')}`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Porao API</title><style>${style}</style></head><body>
<h1>Porao API</h1>
<p>${all.length} calls. A call that needs one takes the token as <code>Authorization: Bearer …</code>. The same as
<a href="/api/openapi.json">OpenAPI document</a>.</p>
<h2>Failure</h2><p>Whatever goes wrong, the answer has this shape.</p>
${code({ type: 'error', message: 'For people', errors: { field: ['For the field'] }, status: 422, code: 'VALIDATION' })}
<nav><h2>Calls</h2><ul>${links.join('')}</ul></nav>
${parts.join('\n')}
</body></html>
`;
}
