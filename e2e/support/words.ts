import authBn from '../../mfe-auth/src/locales/bn.ts';
import authEn from '../../mfe-auth/src/locales/en.ts';
import formsBn from '../../shared/features/src/locales/bn.ts';
import formsEn from '../../shared/features/src/locales/en.ts';

type Language = 'en' | 'bn';
type PlainKey<En> = { [Key in keyof En]: En[Key] extends string ? Key : never }[keyof En];

/** Reads the texts of a catalogue without plurals; a place that is not given is left empty. */
export const textsOf =
  <En extends object>(en: En, bn: { readonly [Key in keyof En]: unknown }) =>
  (language: Language) =>
  (key: PlainKey<En>, places: Readonly<Record<string, string>> = {}): string =>
    String((language === 'en' ? en : bn)[key]).replace(/\{(\w+)\}/g, (_, name: string) => places[name] ?? '');

/** Texts of the pages of signing in and onboarding, from their own catalogue. */
export const wordsOf = textsOf({ ...formsEn, ...authEn }, { ...formsBn, ...authBn });
export type Words = ReturnType<typeof wordsOf>;
