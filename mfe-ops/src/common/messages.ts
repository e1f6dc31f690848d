import { type Catalog, type Language, type Translator, textsOf, translator } from '@porao/platform';
import type en from '../locales/en.ts';

export const t = translator<typeof en>('mfe-ops');

/** The text of a key that is made of a name; a name that this release does not know is its own text. */
export function textOr<K extends string>(texts: (key: K) => string, key: K, name: string): string {
  const text = texts(key);
  return text === key ? name : text;
}

/** The texts of a feature, which come with the code of its pages, and those of all pages. */
export function featureTexts<T extends Catalog>(
  texts: Readonly<Record<Language, Catalog>>,
): Translator<T & typeof en> {
  type All = Translator<T & typeof en>;
  const own: All = textsOf(texts);
  return (key, ...values) => (key in texts.en ? own : (t as All))(key, ...values);
}
