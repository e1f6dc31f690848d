import { createHash } from 'node:crypto';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { type Markup, markup, raw } from './markup.ts';

/** What the policy of a page allows by hash, as sources of `script-src` and `style-src`. */
export interface Allowed {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export type InlineElements = ReturnType<typeof inlineElements>;

/** Writes script and style elements into a page and collects the hashes by which its policy allows them. Nothing is hashed
 * that others wrote, so what gets into a page by another way does not run. */
export function inlineElements(known: Allowed) {
  const scripts = new Set(known.scripts);
  const styles = new Set(known.styles);
  return {
    script(code: string): Markup {
      scripts.add(sourceOf(code));
      return raw(`<script>${code}</script>`);
    },
    /** The bundler takes an element with a chunk's name for the chunk's stylesheet. */
    style(text: string, file?: string): Markup {
      styles.add(sourceOf(text));
      const name = file === undefined ? '' : markup` data-href="${file}"`;
      return markup`<style${name}>${raw(text)}</style>`;
    },
    /** Allows a script file that the page's markup names, by its integrity. */
    allowFile(integrity: string): void {
      scripts.add(`'${integrity}'`);
    },
    allowed: (): Allowed => ({ scripts: [...scripts], styles: [...styles] }),
  };
}

/** What the elements of a document allow; the document is of a release. */
export function allowedOf(html: string): Allowed {
  const texts: Record<string, string[]> = { script: [], style: [] };
  const visit = (node: Tree.Node): void => {
    if (!('childNodes' in node)) return;
    const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
    if (text) texts[node.nodeName]?.push(sourceOf(text));
    node.childNodes.forEach(visit);
  };
  visit(parse(html));
  const { script: scripts = [], style: styles = [] } = texts;
  return { scripts, styles };
}
