import { textsOf } from '@porao/platform';

const en = {
  title: 'Your phone number is not verified',
  text: 'You cannot apply or save anything until it is verified.',
  start: 'Verify now',
  failed: 'The form could not be loaded. Check your connection, then try again.',
} as const;
const bn = {
  title: 'আপনার ফোন নম্বর যাচাই করা হয়নি',
  text: 'যাচাই না হওয়া পর্যন্ত আবেদন করা বা কিছু সংরক্ষণ করা যাবে না।',
  start: 'এখনই যাচাই করুন',
  failed: 'ফর্মটি আনা যায়নি। সংযোগ দেখে আবার চেষ্টা করুন।',
};

/** Apart from the forms' texts: a side bar shows these and should not bring all of those. */
export const t = textsOf<typeof en>({ en, bn });
