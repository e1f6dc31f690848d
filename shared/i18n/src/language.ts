/** Languages of the product. Hindi has a label only and is not offered (decision OQ-136). */
export type Language = 'en' | 'bn';

export const languageNames = { en: 'English', bn: 'বাংলা', hi: 'हिन्दी' } as const;
export const languages: readonly Language[] = ['en', 'bn'];

/** Anything but a known language is English (decision OQ-008). */
export function toLanguage(value: string | null | undefined): Language {
  return value === 'bn' ? 'bn' : 'en';
}

/** The language of this document: choosing another reloads, so it is fixed for the life of the page. */
export const language: Language = toLanguage(
  typeof document === 'undefined' ? undefined : document.documentElement.lang,
);

/** BCP 47 tag for Intl: both group digits the South Asian way (1,20,000). */
export const locale = language === 'bn' ? 'bn-BD' : 'en-IN';
