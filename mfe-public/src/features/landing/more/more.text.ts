import type { Language } from '@porao/platform';

interface MoreText {
  storiesTitle: Record<'parents' | 'tutors', string>;
  storiesLead: string;
  carousel: Record<'parents' | 'tutors', string>;
  back: string;
  on: string;
  /** `first` to `last` of `count` are seen; digits are already the language's. */
  seen: (first: string, last: string, count: string) => string;
  sample: string;
  featuredTitle: string;
  marks: string;
  /** One for each of the eight marks. */
  markNames: readonly string[];
  faqTitle: string;
  faqAll: string;
  faqLess: string;
}

export const moreTexts: Record<Language, MoreText> = {
  en: {
    storiesTitle: { parents: 'What parents say', tutors: 'What tutors say' },
    storiesLead: 'These are samples. Real reviews are shown here once people agree to be quoted.',
    carousel: { parents: 'Sample reviews by parents', tutors: 'Sample reviews by tutors' },
    back: 'Earlier reviews',
    on: 'More reviews',
    seen: (first, last, count) =>
      first === last ? `${first} of ${count}` : `${first} to ${last} of ${count}`,
    sample: 'Sample',
    featuredTitle: 'Featured On',
    marks: 'Marks of the media, samples for now',
    markNames: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((letter) => `Sample ${letter}`),
    faqTitle: 'Questions tutors ask',
    faqAll: 'View All FAQ',
    faqLess: 'View less FAQ',
  },
  bn: {
    storiesTitle: { parents: 'অভিভাবকেরা যা বলেন', tutors: 'টিউটররা যা বলেন' },
    storiesLead: 'আপাতত নমুনা: কেউ অনুমতি দিলে তাঁর নিজের কথা এখানে আসবে।',
    carousel: { parents: 'অভিভাবকদের মতামতের নমুনা', tutors: 'টিউটরদের মতামতের নমুনা' },
    back: 'আগের মতামত',
    on: 'আরও মতামত',
    seen: (first, last, count) =>
      first === last ? `${count}টির মধ্যে ${first}` : `${count}টির মধ্যে ${first}–${last}`,
    sample: 'নমুনা',
    featuredTitle: 'যেখানে আমাদের কথা এসেছে',
    marks: 'গণমাধ্যমের চিহ্ন, আপাতত নমুনা',
    markNames: ['ক', 'খ', 'গ', 'ঘ', 'ঙ', 'চ', 'ছ', 'জ'].map((letter) => `নমুনা ${letter}`),
    faqTitle: 'টিউটরদের সাধারণ প্রশ্ন',
    faqAll: 'সব প্রশ্নোত্তর দেখুন',
    faqLess: 'কম প্রশ্নোত্তর দেখুন',
  },
};
