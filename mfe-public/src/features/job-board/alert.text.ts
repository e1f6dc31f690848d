import { textsOf } from '@porao/platform';

const en = {
  title: 'Tell me about jobs like this',
  close: 'Close',
  name: 'Name',
  profile: 'Jobs that fit my profile',
  profileText:
    'No filter is set, so you are told of jobs that fit your profile: your areas, classes and subjects.',
  howHelp: 'On this site, by e-mail and by push message. You are told of a job once.',
  save: 'Save',
  saving: 'Saving...',
  failed: 'The search could not be saved',
  saved: 'The search is saved',
  savedText: 'You will be told of new jobs that fit it.',
  manage: 'My job alerts',
  all: 'All jobs',
  allText: 'No filter is set. Choose filters first, and you will be told only of jobs that suit you.',
  account: 'With a tutor account',
  accountText: 'At once, daily or weekly, by e-mail and push message. Your filters are kept.',
  signIn: 'Sign in or create an account',
} as const;
const bn = {
  title: 'এমন টিউশন এলে আমাকে জানান',
  close: 'বন্ধ করুন',
  name: 'নাম',
  profile: 'আমার প্রোফাইলের সঙ্গে মেলে এমন টিউশন',
  profileText: 'কোনো ফিল্টার নেই। তাই আপনার প্রোফাইলের এলাকা, শ্রেণি ও বিষয়ের সঙ্গে মেলে এমন টিউশন এলে জানানো হবে।',
  howHelp: 'এই সাইটে, ই-মেইলে ও পুশ বার্তায় জানানো হয়। একটি টিউশনের কথা একবারই জানানো হয়।',
  save: 'সংরক্ষণ করুন',
  saving: 'সংরক্ষণ হচ্ছে...',
  failed: 'সংরক্ষণ করা যায়নি',
  saved: 'সংরক্ষণ করা হয়েছে',
  savedText: 'মেলে এমন নতুন টিউশন এলে আপনাকে জানানো হবে।',
  manage: 'আমার টিউশনের খবর',
  all: 'সব টিউশন',
  allText: 'কোনো ফিল্টার নেই। আগে ফিল্টার বেছে নিলে শুধু আপনার উপযোগী টিউশনের কথাই জানানো হবে।',
  account: 'টিউটর অ্যাকাউন্ট দিয়ে',
  accountText: 'সঙ্গে সঙ্গে, প্রতিদিন বা সপ্তাহে একবার, ই-মেইলে ও পুশ বার্তায়। আপনার ফিল্টার থেকে যাবে।',
  signIn: 'সাইন ইন করুন বা অ্যাকাউন্ট খুলুন',
};

/** Not in the catalogues: they come with the dialog. */
export const t = textsOf<typeof en>({ en, bn });
