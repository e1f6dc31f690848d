import { createHash } from 'node:crypto';
import { neededSlots, slotMark, type TemplateSlot, templateSlots } from '@porao/contracts/page';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { type Markup, markup, raw } from '../markup.ts';

export const siteTitle = 'Porao';
export const siteDescription = 'Porao brings families and tutors in Bangladesh together.';

/** Hashes that the policy of a page allows, as sources of `script-src` and `style-src`. */
export interface Allowed {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export type PageTemplate = ReturnType<typeof compileTemplate>;

/** Splits the page template of a shell once; throws when it lacks a slot. */
export function compileTemplate(html: string) {
  let rest = html;
  const parts = templateSlots.flatMap((slot) => {
    const mark = slotMark(slot);
    const at = rest.indexOf(mark);
    if (at < 0 && neededSlots.includes(slot)) throw new Error(`The shell's page template lacks ${mark}.`);
    if (at < 0) return [];
    const before = rest.slice(0, at);
    rest = rest.slice(at + mark.length);
    return [{ before, slot }];
  });
  return {
    /** Puts markup into the slots. */
    page: (slots: Readonly<Record<TemplateSlot, string>>): string =>
      parts.map(({ before, slot }) => before + slots[slot]).join('') + rest,
    allowed: allowedOf(html),
  };
}

/** Shown while nothing is live. */
export const emptySitePage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${siteTitle}</title><p>The site is being prepared. Please try again in a moment.</p><p lang="bn">সাইটটি প্রস্তুত করা হচ্ছে। একটু পরে আবার চেষ্টা করুন।</p></html>`;

function allowedOf(html: string): Allowed {
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

export type InlineElements = ReturnType<typeof inlineElements>;

/** Collects hashes for the page's policy. Nothing is hashed that others wrote, so it does not run. */
export function inlineElements(known: Allowed) {
  const scripts = new Set(known.scripts);
  const styles = new Set(known.styles);
  return {
    script(code: string): Markup {
      scripts.add(sourceOf(code));
      return raw(`<script>${code}</script>`);
    },
    /** The bundler takes an element with a chunk's name for the chunk's stylesheet. */
    style(text: string, of?: { app: string; file: string }): Markup {
      styles.add(sourceOf(text));
      const name = of ? markup` data-app="${of.app}" data-href="${of.file}"` : '';
      return markup`<style${name}>${raw(text)}</style>`;
    },
    allowed: (): Allowed => ({ scripts: [...scripts], styles: [...styles] }),
  };
}
