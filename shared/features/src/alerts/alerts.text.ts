import { textsOf } from '@porao/platform';

const en = {
  how: 'How often',
  at_once: 'At once',
  daily: 'Daily at 8:00',
  weekly: 'Saturdays at 8:00',
  feed: 'In a feed reader',
  feedText: 'New jobs appear in your feed reader at this address. Whoever has it can read them.',
  copy: 'Copy the address',
  copied: 'The address was copied.',
  copyFailed: 'The address could not be copied. Please mark it and copy it yourself.',
} as const;
const bn = {
  how: 'কত দিন পরপর',
  at_once: 'সঙ্গে সঙ্গে',
  daily: 'প্রতিদিন সকাল ৮টায়',
  weekly: 'শনিবার সকাল ৮টায়',
  feed: 'ফিড রিডারে',
  feedText: 'এই ঠিকানা দিলে নতুন টিউশন আপনার ফিড রিডারে আসবে। ঠিকানাটি যার কাছে থাকবে, তিনিও দেখতে পাবেন।',
  copy: 'ঠিকানা কপি করুন',
  copied: 'ঠিকানা কপি হয়েছে।',
  copyFailed: 'ঠিকানা কপি করা যায়নি। নিজে বেছে নিয়ে কপি করুন।',
};

/** Apart from other texts: they come with what shows alerts alone. */
export const t = textsOf<typeof en>({ en, bn });
