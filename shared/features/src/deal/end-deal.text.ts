import { textsOf } from '@porao/platform';

const en = {
  end: 'End this tuition',
  title: 'End the tuition with {name}?',
  text: 'Lessons end now, and you both lose sight of each other’s phone and address. {name} and our team read why. This cannot be undone.',
  why: 'Why does it end?',
  no_lessons: 'No lessons were held',
  not_suitable: 'We do not suit each other',
  moved: 'Somebody moved, or the times do not fit now',
  money: 'We do not agree about money',
  finished: 'The lessons are finished',
  other: 'Another reason',
  words: 'What happened? (optional)',
  wordsNeeded: 'What happened?',
  yes: 'End the tuition',
  ending: 'Ending...',
  keep: 'Go on with it',
  close: 'Close',
  loading: 'Opening...',
} as const;
const bn = {
  end: 'টিউশনটি শেষ করুন',
  title: '{name}-এর সঙ্গে টিউশনটি শেষ করবেন?',
  text: 'ক্লাস এখনই শেষ হবে, আপনারা একে অপরের ফোন ও ঠিকানা আর দেখবেন না। কারণটি {name} ও আমাদের দল পড়বে। এটি আর ফেরানো যাবে না।',
  why: 'কেন শেষ করছেন?',
  no_lessons: 'কোনো ক্লাস হয়নি',
  not_suitable: 'একে অপরের সঙ্গে মানাচ্ছে না',
  moved: 'বাসা বদলেছে, বা সময় আর মেলে না',
  money: 'টাকাপয়সা নিয়ে মিল হচ্ছে না',
  finished: 'পড়ানো শেষ হয়েছে',
  other: 'অন্য কারণ',
  words: 'কী হয়েছে? (চাইলে লিখুন)',
  wordsNeeded: 'কী হয়েছে?',
  yes: 'টিউশনটি শেষ করুন',
  ending: 'শেষ করা হচ্ছে...',
  keep: 'চলুক',
  close: 'বন্ধ করুন',
  loading: 'খোলা হচ্ছে...',
};

/** Apart from other texts: they come with the pages that have deals. */
export const t = textsOf<typeof en>({ en, bn });
