import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { hasCode } from '@porao/server';
import type { Context, Hono } from 'hono';
import { ownRoot } from '../../registry/data-dir.ts';
import type { GatewayConfig } from '../config.ts';
import { originOf } from './addresses.ts';

const root = '/_gateway/docs';

/** Documents for whoever writes a remote, in the order of a first reading; what runs the site is not for everybody. */
const documents: Readonly<Record<string, string>> = {
  teams: 'From an empty folder to a remote that is live',
  shipping: 'Publish, go live, roll back; what is checked before',
  architecture: 'How shell, remotes, gateway and API fit together',
  glossary: 'Names of things, in English and Bengali',
  browsers: 'Browsers that are supported',
  testing: 'What belongs into which kind of test',
};
/** Their links lead to decisions and to the reports of what is stable, each a folder. */
const folder = /^(adr|api)\/?$/;
const allowed = new RegExp(
  `^((${Object.keys(documents).join('|')})\\.md|(adr|api)/[a-z0-9-]+(\\.api)?\\.(md|txt))$`,
);
const link = /\[([^\]]+)\]\((?!\w+:)([^)#]+)[^)]*\)/g;

/** A document whose links to what is not here are words alone. */
const linkedHere = (markdown: string, path: string): string =>
  markdown.replace(link, (whole, words: string, target: string) => {
    const found = posix.join(posix.dirname(path), target);
    return allowed.test(found) || folder.test(found) ? whole : words;
  });

const list = (origin: string) =>
  Object.entries(documents)
    .map(([name, what]) => `- [${name}](${origin}${root}/${name}.md): ${what}`)
    .join('\n');

const llmsText = (origin: string) => `# Porao

> A tuition marketplace of Bangladesh: guardians post what they need, tutors apply, operators approve.

Pages are in English and Bengali: \`?lang=en\`, \`?lang=bn\`.

## Pages

- [Job board](${origin}/job-board): open jobs
- [All public pages](${origin}/sitemap.xml): sitemap

## Calls

- [OpenAPI document](${origin}/api/openapi.json): every call with its input and answer

## Documents

${list(origin)}
`;

async function contentOf(path: string): Promise<string> {
  const file = join(ownRoot, 'docs', path);
  if (!folder.test(path)) {
    const text = await readFile(file, 'utf8');
    // Reports are code.
    return path.startsWith('api/') ? text : linkedHere(text, path);
  }
  const names = (await readdir(file))
    .map((name) => posix.join(path, name))
    .filter((one) => allowed.test(one));
  return names.map((name) => `- [${name}](${root}/${name})\n`).join('');
}

function text(c: Context, body: string, type: 'markdown' | 'plain' = 'markdown'): Response {
  c.header('cache-control', 'public, max-age=3600');
  c.header('content-type', `text/${type}; charset=utf-8`);
  return c.body(body);
}

/** Documents as plain Markdown, and what programs that read the site begin with. */
export function addDocsRoutes(app: Hono<{ Bindings: HttpBindings }>, config: GatewayConfig): void {
  const none = (c: Context) => c.text('Not found.', 404, { 'cache-control': 'no-store' });
  app.get('/llms.txt', (c) => text(c, llmsText(originOf(c, config)), 'plain'));
  const { devSite } = config;
  // The packages for other repositories come without documents.
  if (devSite) app.get(`${root}/*`, (c) => c.redirect(devSite + c.req.path));
  app.get(root, (c) => text(c, `# Documents\n\n${list('')}\n`));
  app.get(`${root}/*`, async (c) => {
    const path = c.req.path.slice(root.length + 1);
    if (path === '') return c.redirect(root);
    if (!allowed.test(path) && !folder.test(path)) return none(c);
    try {
      return text(c, await contentOf(path));
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return none(c);
      throw error;
    }
  });
}
