import { headMark } from '../registry/publish.ts';

export const nonceMark = 'PORAO_NONCE';

interface TemplateFiles {
  /** URL prefix of the shell's files, ends with a slash. */
  readonly base: string;
  readonly integrity: Readonly<Record<string, string>>;
}

export interface PageParts {
  readonly language: string;
  readonly title: string | undefined;
  readonly head: string;
}

/** The shell's page. Its tags for files of the release get the release's URL, integrity and nonce once; the
 * rest is filled in per page. */
export function compileTemplate(html: string, files: TemplateFiles): (parts: PageParts) => string {
  const page = html.replace(/<(?:script|link)\b[^>]*>/gi, (tag) => withFile(tag, files));
  return ({ language, title, head }) =>
    page
      .replace(/(<html\b[^>]*?\slang=)"[^"]*"/i, (_, before: string) => `${before}"${language}"`)
      .replace(/<title>[^<]*<\/title>/i, (old) =>
        title === undefined ? old : `<title>${escapeHtml(title)}</title>`,
      )
      .replace(headMark, () => head);
}

function withFile(tag: string, { base, integrity }: TemplateFiles): string {
  // The installed site is known by its manifest's address, which stays the same over all releases.
  if (/\srel="?(?:manifest|apple-touch-icon)\b/i.test(tag)) return tag;
  const isScript = /^<script/i.test(tag);
  const reference = /\s(src|href)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(tag);
  const url = reference?.[2] ?? reference?.[3] ?? reference?.[4] ?? '';
  const path = url.replace(/^\.?\//, '');
  const known = integrity[path];
  // A development server's page: nothing is listed, everything relative is its own.
  const unlisted = Object.keys(integrity).length === 0 && url !== '' && !/^(?:[a-z]+:|\/\/)/i.test(url);
  let attributes = isScript && !/\snonce=/i.test(tag) ? ` nonce="${nonceMark}"` : '';
  let rest = tag;
  if (reference && (known !== undefined || unlisted)) {
    const checked =
      known === undefined ? false : isScript || /\srel="?(?:stylesheet|preload|modulepreload)\b/i.test(tag);
    rest = tag.replace(reference[0], () => ` ${reference[1] ?? 'src'}="${escapeHtml(base + path)}"`);
    if (checked) {
      rest = rest.replace(/\s(?:crossorigin|integrity)(?:="[^"]*")?(?=[\s/>])/gi, '');
      attributes += ` integrity="${known}" crossorigin="anonymous"`;
    }
  }
  return rest.replace(/\s*\/?>$/, (end) => `${attributes}${end.trimStart() === '/>' ? ' />' : '>'}`);
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** JSON that may stand inside a script element. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
