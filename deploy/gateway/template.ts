import { slotMark, type TemplateSlot, templateForm, templateSlots } from '@porao/contracts/page';
import { type Allowed, allowedOf } from './inline.ts';
import { markup } from './markup.ts';

export const siteTitle = 'Porao';
export const siteDescription = 'Porao brings families and tutors in Bangladesh together.';

/** In templates of shells from before policies by hash, the attribute of an answer's nonce. */
const nonceAttribute = ' nonce="PORAO_NONCE"';

export interface PageTemplate {
  /** Puts markup into the slots. */
  readonly page: (slots: Readonly<Record<TemplateSlot, string>>) => string;
  /** Its own scripts and styles. */
  readonly allowed: Allowed;
}

/** Splits the page template of a shell once; throws when it lacks a slot. */
export function compileTemplate(html: string, form: number): PageTemplate {
  const whole = (form < templateForm ? withSlots(html) : html).replaceAll(nonceAttribute, '');
  let rest = whole;
  const parts = templateSlots.map((slot) => {
    const mark = slotMark(slot);
    const at = rest.indexOf(mark);
    if (at < 0) throw new Error(`The shell's page template lacks ${mark}.`);
    const before = rest.slice(0, at);
    rest = rest.slice(at + mark.length);
    return { before, slot };
  });
  return {
    page: (slots) => parts.map(({ before, slot }) => before + slots[slot]).join('') + rest,
    allowed: allowedOf(whole),
  };
}

/** Forms 3 and 4 were all built from one page without slots: these are the texts in the places of them. The tags of its
 * files, between the head's slot and the end of the head, are left out: the gateway writes them from the release. */
function withSlots(html: string): string {
  const [start = '', rest = ''] = html.split(slotMark('head'));
  return (start + slotMark('head') + rest.slice(rest.indexOf('</head>')))
    .replace('lang="en"', () => `lang="${slotMark('language')}"`)
    .replace(`<title>${siteTitle}</title>`, () => `<title>${slotMark('title')}</title>`)
    .replace(`content="${siteDescription}"`, () => `content="${slotMark('description')}"`)
    .replace('<div id="root">', (root) => slotMark('content') + root);
}

/** Shown while nothing is live. */
export const emptySitePage = (): string =>
  String(
    markup`<!doctype html><html lang="en"><meta charset="utf-8"><title>${siteTitle}</title><p>The site is being prepared. Please try again in a moment.</p><p lang="bn">সাইটটি প্রস্তুত করা হচ্ছে। একটু পরে আবার চেষ্টা করুন।</p></html>`,
  );
