import { textsOf } from '@porao/platform';

const en = {
  title: 'New jobs for your searches',
  list: 'Saved searches',
  told: { one: '{count} job in 90 days', other: '{count} jobs in 90 days' },
  paused: 'paused',
  all: 'All job alerts',
  empty: 'Save a search on the job board, and you are told of each new job that fits.',
  board: 'Open the job board',
  offline: 'Your saved searches are shown once you are connected.',
} as const;
const bn = {
  title: 'আপনার সার্চে নতুন টিউশন',
  list: 'সংরক্ষিত সার্চ',
  told: { one: '৯০ দিনে {count}টি টিউশন', other: '৯০ দিনে {count}টি টিউশন' },
  paused: 'থামানো আছে',
  all: 'সব টিউশনের খবর',
  empty: 'টিউশন বোর্ডে একটি সার্চ সংরক্ষণ করুন, মেলে এমন প্রতিটি নতুন টিউশনের কথা আপনাকে জানানো হবে।',
  board: 'টিউশন বোর্ড খুলুন',
  offline: 'সংযোগ ফিরলে আপনার সংরক্ষিত সার্চ এখানে দেখা যাবে।',
};

/** In the chunk of the content: the page of another remote does not have this one's catalogue. */
export const t = textsOf<typeof en>({ en, bn });
