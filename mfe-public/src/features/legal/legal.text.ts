import type { Language } from '@porao/platform';

/** A paragraph, a list, or rows of a table with a heading row first. */
export type Block = string | { list: readonly string[] } | { table: readonly (readonly string[])[] };

export interface Section {
  /** In the address: `/terms-conditions#refund`. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

export interface LegalText {
  title: string;
  lead: string;
  sections: readonly Section[];
}

/** Long texts stay out of the catalogues, which every page loads. */
export type LegalTexts = Record<Language, LegalText>;
