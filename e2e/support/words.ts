import authBn from '../../mfe-auth/src/locales/bn.ts';
import authEn from '../../mfe-auth/src/locales/en.ts';
import educationBn from '../../shared/features/src/education/locales/bn.ts';
import educationEn from '../../shared/features/src/education/locales/en.ts';
import locationBn from '../../shared/features/src/location/locales/bn.ts';
import locationEn from '../../shared/features/src/location/locales/en.ts';
import lookupBn from '../../shared/features/src/lookup/locales/bn.ts';
import lookupEn from '../../shared/features/src/lookup/locales/en.ts';
import otpBn from '../../shared/features/src/otp/locales/bn.ts';
import otpEn from '../../shared/features/src/otp/locales/en.ts';
import studentBn from '../../shared/features/src/student/locales/bn.ts';
import studentEn from '../../shared/features/src/student/locales/en.ts';

type Language = 'en' | 'bn';
type PlainKey<En> = { [Key in keyof En]: En[Key] extends string ? Key : never }[keyof En];

/** Reads the texts of a catalogue without plurals; a place that is not given is left empty. */
export const textsOf =
  <En extends object>(en: En, bn: { readonly [Key in keyof En]: unknown }) =>
  (language: Language) =>
  (key: PlainKey<En>, places: Readonly<Record<string, string>> = {}): string =>
    String((language === 'en' ? en : bn)[key]).replace(/\{(\w+)\}/g, (_, name: string) => places[name] ?? '');

/** Texts of the pages of signing in and onboarding, from their own catalogue. */
export const wordsOf = textsOf(
  { ...educationEn, ...locationEn, ...lookupEn, ...otpEn, ...studentEn, ...authEn },
  { ...educationBn, ...locationBn, ...lookupBn, ...otpBn, ...studentBn, ...authBn },
);
export type Words = ReturnType<typeof wordsOf>;
