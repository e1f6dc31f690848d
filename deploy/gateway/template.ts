import { slotMark, type TemplateSlot, templateSlots } from '@porao/contracts/page';
import { type Allowed, allowedOf } from './inline.ts';
import { markup } from './markup.ts';

export const siteTitle = 'Porao';
export const siteDescription = 'Porao brings families and tutors in Bangladesh together.';

export interface PageTemplate {
  /** Puts markup into the slots. */
  readonly page: (slots: Readonly<Record<TemplateSlot, string>>) => string;
  /** Its own scripts and styles. */
  readonly allowed: Allowed;
}

/** Splits the page template of a shell once; throws when it lacks a slot. */
export function compileTemplate(html: string): PageTemplate {
  let rest = html;
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
    allowed: allowedOf(html),
  };
}

/** Shown while nothing is live. */
export const emptySitePage = (): string =>
  String(
    markup`<!doctype html><html lang="en"><meta charset="utf-8"><title>${siteTitle}</title><p>The site is being prepared. Please try again in a moment.</p><p lang="bn">সাইটটি প্রস্তুত করা হচ্ছে। একটু পরে আবার চেষ্টা করুন।</p></html>`,
  );
