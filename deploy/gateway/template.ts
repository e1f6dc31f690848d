import { nonceMark, slotMark, type TemplateSlot, templateForm, templateSlots } from '@porao/contracts/page';
import { markup } from './markup.ts';

export const siteTitle = 'Porao';
export const siteDescription = 'Porao brings families and tutors in Bangladesh together.';

/** Puts markup into the slots of a template, and the nonce into its own elements. */
export type PageTemplate = (slots: Readonly<Record<TemplateSlot, string>>, nonce: string) => string;

/** Splits the page template of a shell once; throws when it lacks a slot. */
export function compileTemplate(html: string, form: number): PageTemplate {
  let rest = form < templateForm ? withSlots(html) : html;
  const parts = templateSlots.map((slot) => {
    const mark = slotMark(slot);
    const at = rest.indexOf(mark);
    if (at < 0) throw new Error(`The shell's page template lacks ${mark}.`);
    const before = rest.slice(0, at).split(nonceMark);
    rest = rest.slice(at + mark.length);
    return { before, slot };
  });
  const end = rest.split(nonceMark);
  return (slots, nonce) =>
    parts.map(({ before, slot }) => before.join(nonce) + slots[slot]).join('') + end.join(nonce);
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
export const emptySitePage = (message: string): string =>
  String(markup`<!doctype html><html lang="en"><title>${siteTitle}</title><p>${message}</p></html>`);
