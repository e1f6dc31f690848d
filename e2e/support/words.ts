import authBn from '../../mfe-auth/src/locales/bn.ts';
import authEn from '../../mfe-auth/src/locales/en.ts';
import formsBn from '../../shared/features/src/locales/bn.ts';
import formsEn from '../../shared/features/src/locales/en.ts';

const catalogs = { en: { ...formsEn, ...authEn }, bn: { ...formsBn, ...authBn } };
type Catalog = typeof catalogs.en;
type PlainKey = { [Key in keyof Catalog]: Catalog[Key] extends string ? Key : never }[keyof Catalog];

/** Texts of the pages of signing in and onboarding, from their own catalogue. */
export type Words = (key: PlainKey, places?: Record<string, string>) => string;

export function wordsOf(language: 'en' | 'bn'): Words {
  const catalog: Record<PlainKey, string> = catalogs[language];
  return (key, places = {}) => catalog[key].replace(/\{(\w+)\}/g, (_, name: string) => places[name] ?? '');
}
