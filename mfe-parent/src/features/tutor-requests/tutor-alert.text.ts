import { textsOf } from '@porao/platform';

const en = {
  text: 'We can tell you when more tutors who fit become available near you.',
  press: 'Tell me about tutors like this',
  name: '{class}, {area}',
  failed: 'We cannot tell you of tutors yet',
  on: 'You are told when more tutors who fit become available near you.',
  paused: 'Messages about tutors who fit are paused.',
  change: 'Change',
} as const;
const bn = {
  text: 'মেলে এমন আরও টিউটর আপনার এলাকায় পাওয়া গেলে আমরা জানাতে পারি।',
  press: 'এমন টিউটর এলে আমাকে জানান',
  name: '{class}, {area}',
  failed: 'টিউটরের খবর চালু করা যায়নি',
  on: 'মেলে এমন আরও টিউটর আপনার এলাকায় পাওয়া গেলে আপনাকে জানানো হবে।',
  paused: 'মেলে এমন টিউটরের খবর থামানো আছে।',
  change: 'বদলান',
};

/** Not in the catalogues: they come with the page. */
export const t = textsOf<typeof en>({ en, bn });
