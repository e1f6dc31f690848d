import type { Language } from '@porao/platform';

/** Percent by part of the profile (RUL-019 to RUL-023). */
export const profileParts = ['photo', 'tutoring', 'education', 'personal', 'documents'] as const;
export type ProfilePart = (typeof profileParts)[number];
export const profileWeights: Record<ProfilePart, number> = {
  photo: 5,
  tutoring: 25,
  education: 30,
  personal: 30,
  documents: 10,
};

interface GuideText {
  title: string;
  rule: string;
  breakdown: string;
  parts: Record<ProfilePart, readonly [name: string, detail: string]>;
  nearTitle: string;
  near: string;
}

/** Shown in both languages at once, so it is not in the catalogues. */
export const guideTexts: Record<Language, GuideText> = {
  en: {
    title: 'The 80% profile rule',
    rule: 'You can apply for a job once at least 80% of your profile is complete.',
    breakdown: 'How completion is counted',
    parts: {
      photo: ['Profile photo', ''],
      tutoring: ['Tutoring info', 'location 7, category 6, salary and style 6, availability 4, experience 2'],
      education: ['Education', 'secondary to bachelor; more than three degrees add nothing'],
      personal: [
        'Personal info',
        'birth date 2, about you 3, present address 5, permanent address 5, parents 10, emergency contact 5',
      ],
      documents: ['Documents', 'your certificates'],
    },
    nearTitle: 'Your teaching location matters',
    near: 'Tutors are suggested within 2 km of their teaching location, and parents find tutors within 1 km. Keep yours exact.',
  },
  bn: {
    title: '৮০% প্রোফাইলের নিয়ম',
    rule: 'প্রোফাইলের অন্তত ৮০% পূরণ হলে তবেই টিউশনে আবেদন করতে পারবেন।',
    breakdown: 'কোন অংশে কত শতাংশ',
    parts: {
      photo: ['প্রোফাইল ছবি', ''],
      tutoring: ['টিউশনের তথ্য', 'এলাকা ৭, ক্যাটাগরি ৬, বেতন ও পড়ানোর ধরন ৬, সময় ৪, অভিজ্ঞতা ২'],
      education: ['শিক্ষা', 'মাধ্যমিক থেকে স্নাতক; তিনটির বেশি ডিগ্রিতে কিছু যোগ হয় না'],
      personal: [
        'ব্যক্তিগত তথ্য',
        'জন্মতারিখ ২, নিজের সম্পর্কে ৩, বর্তমান ঠিকানা ৫, স্থায়ী ঠিকানা ৫, মা-বাবার তথ্য ১০, জরুরি যোগাযোগ ৫',
      ],
      documents: ['কাগজপত্র', 'আপনার সনদপত্র'],
    },
    nearTitle: 'পড়ানোর জায়গা ঠিকভাবে দিন',
    near: 'পড়ানোর জায়গার ২/৩ কিলোমিটারের মধ্যে টিউটরদের নাম দেখানো হয়, আর অভিভাবকেরা ১ কিলোমিটারের মধ্যে টিউটর খুঁজে পান। তাই জায়গাটি ঠিক রাখুন।',
  },
};
