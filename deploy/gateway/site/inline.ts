import { type Markup, markup, raw } from '../markup.ts';
import { type Allowed, sourceOf } from './template.ts';

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
