import { withEnding } from './ending.ts';
import { formatNumber } from './format.ts';
import { type Language, language } from './language.ts';

/** A text with `{name}` places, or its plural forms chosen by the value `count`. */
export type Message = string | { readonly one: string; readonly other: string };
export type Catalog = Readonly<Record<string, Message>>;

export type Translation<T extends Catalog> = {
  readonly [K in keyof T]: T[K] extends string ? string : { readonly one: string; readonly other: string };
};

type Places<S> = S extends `${string}{${infer P}}${infer Rest}` ? P | Places<Rest> : never;
type PlacesOf<M> = M extends string ? Places<M> : M extends { other: infer O } ? Places<O> | 'count' : never;
type Values<M> = [PlacesOf<M>] extends [never] ? [] : [values: Record<PlacesOf<M>, string | number>];

export type Translator<T extends Catalog> = <K extends keyof T & string>(
  key: K,
  ...values: Values<T[K]>
) => string;

const catalogs = new Map<string, Catalog>();

/** Stores a loaded catalogue. The shell calls it for a remote before the remote renders. */
export function addCatalog(namespace: string, catalog: Catalog): void {
  catalogs.set(namespace, catalog);
}

/** In Bengali a place may be followed by what changes with the word that comes there: see `withEnding`. */
function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}(-এর শিক্ষার্থী|-এর|-কে|-তম| ঘণ্টা)?/g, (place, name: string, ending = '') => {
    const value = values[name];
    if (value === undefined) return place;
    const word = typeof value === 'number' ? formatNumber(value) : value;
    return ending === '' ? word : withEnding(word, ending);
  });
}

/** The texts of one package: `t('board.found', { count: 12 })`. Numbers take the language's digits. An unknown
 * key shows itself, so that a page never fails for a text. */
export function translator<T extends Catalog>(namespace: string): Translator<T> {
  return translatorOf(() => catalogs.get(namespace));
}

/** The same for texts that come with the code, in both languages: of a package that several remotes bundle, each
 * in its own release. */
export function textsOf<T extends Catalog>(texts: Readonly<Record<Language, Catalog>>): Translator<T> {
  return translatorOf(() => texts[language]);
}

function translatorOf<T extends Catalog>(catalog: () => Catalog | undefined): Translator<T> {
  return (key, ...[values]) => {
    const message = catalog()?.[key];
    if (message === undefined) return key;
    const given: Record<string, string | number> = values ?? {};
    if (typeof message === 'string') return fill(message, given);
    return fill(isOne(Number(given['count'])) ? message.one : message.other, given);
  };
}

/** As CLDR has it (plural rules of `en` and `bn`); not by Intl, as in format.ts. */
const isOne = (count: number): boolean => (language === 'bn' ? count >= 0 && count <= 1 : count === 1);
