import { textsOf } from '@porao/platform';

const en = {
  title: 'Job alerts',
  text: 'You are told of new jobs that fit, each once. Daily and weekly ones come together in one message.',
  loading: 'Loading your job alerts',
  failed: 'Your job alerts could not be loaded',
  profile: 'Tell me about jobs that fit my profile',
  profileName: 'Jobs that fit my profile',
  profileText: 'Your areas, classes and subjects, as your profile has them when a job comes.',
  list: 'Saved searches',
  empty:
    'No search is saved yet. Choose filters on the job board, then press "Tell me about jobs like this".',
  board: 'Open the job board',
  full: 'You have {count} saved searches. Delete one before you save another.',
  deleteText: 'You will not be told of jobs of "{name}" any more.',
  notSaved: 'The search could not be saved',
} as const;
const bn = {
  title: 'টিউশনের খবর',
  text: 'মেলে এমন নতুন টিউশনের কথা একবার করে জানানো হয়। প্রতিদিনের ও সপ্তাহের খবর এক বার্তায় আসে।',
  loading: 'টিউশনের খবর আনা হচ্ছে',
  failed: 'টিউশনের খবর আনা যায়নি',
  profile: 'আমার প্রোফাইলের সঙ্গে মেলে এমন টিউশন এলে জানান',
  profileName: 'আমার প্রোফাইলের সঙ্গে মেলে এমন টিউশন',
  profileText: 'টিউশন আসার সময় প্রোফাইলে যে এলাকা, শ্রেণি ও বিষয় থাকে, সে অনুযায়ী।',
  list: 'সংরক্ষিত সার্চ',
  empty: 'এখনো কোনো সার্চ সংরক্ষণ করা হয়নি। টিউশন বোর্ডে ফিল্টার বেছে নিয়ে "এমন টিউশন এলে আমাকে জানান" চাপুন।',
  board: 'টিউশন বোর্ড খুলুন',
  full: 'আপনার {count}টি সংরক্ষিত সার্চ আছে। আরেকটি সংরক্ষণ করার আগে একটি মুছে ফেলুন।',
  deleteText: '"{name}"-এর টিউশনের কথা আর জানানো হবে না।',
  notSaved: 'সার্চ সংরক্ষণ করা যায়নি',
};

/** Not in the catalogues: they come with the page. */
export const t = textsOf<typeof en>({ en, bn });
