import { textsOf } from '@porao/platform';

const en = {
  title: 'Tutor alerts',
  text: 'We tell you of tutors who become available near you and fit a request of yours, each once. What came comes together in one message.',
  loading: 'Loading your tutor alerts',
  failed: 'Your tutor alerts could not be loaded',
  list: 'Searches for tutors',
  empty:
    'You are not told of tutors yet. Open one of your requests, then press "Tell me about tutors like this".',
  requests: 'Open my tutor requests',
  hire: 'Hire a tutor',
  next: 'Send a new request, and the tutors who fit can apply to it.',
  request: 'Open the request',
  requestName: 'Open the request of {name}',
  told: { one: '{count} tutor so far', other: '{count} tutors so far' },
  deleteText: 'You will not be told of tutors for "{name}" any more.',
} as const;
const bn = {
  title: 'টিউটরের খবর',
  text: 'আপনার কোনো অনুরোধের সঙ্গে মেলে এমন টিউটর আপনার এলাকায় পাওয়া গেলে জানানো হয়, প্রত্যেকের কথা একবার। নতুন সবার খবর এক বার্তায় আসে।',
  loading: 'টিউটরের খবর আনা হচ্ছে',
  failed: 'টিউটরের খবর আনা যায়নি',
  list: 'টিউটরের জন্য সার্চ',
  empty: 'এখনো কোনো টিউটরের খবর চাওয়া হয়নি। আপনার একটি অনুরোধ খুলে "এমন টিউটর এলে আমাকে জানান" চাপুন।',
  requests: 'আমার টিউটরের অনুরোধ খুলুন',
  hire: 'টিউটর নিন',
  next: 'নতুন অনুরোধ পাঠালে যেসব টিউটরের সঙ্গে মেলে, তাঁরা আবেদন করতে পারবেন।',
  request: 'অনুরোধটি দেখুন',
  requestName: '{name}: অনুরোধটি দেখুন',
  told: 'এ পর্যন্ত {count} জন টিউটর',
  deleteText: '"{name}"-এর জন্য আর টিউটরের খবর জানানো হবে না।',
};

/** Not in the catalogues: they come with the page. */
export const t = textsOf<typeof en>({ en, bn });
