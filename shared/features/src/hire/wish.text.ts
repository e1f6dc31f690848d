import { textsOf } from '@porao/platform';

const en = {
  budget: 'Budget in taka a month (optional)',
  gender: 'Tutor gender',
  gender1: 'Male',
  gender2: 'Female',
  gender3: 'Any',
  time: 'Time of day',
  any: 'Any',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  start: 'Start date (optional)',
} as const;
const bn = {
  budget: 'মাসিক বাজেট, টাকায় (ঐচ্ছিক)',
  gender: 'টিউটরের লিঙ্গ',
  gender1: 'পুরুষ',
  gender2: 'নারী',
  gender3: 'যেকোনো',
  time: 'দিনের কোন সময়ে',
  any: 'যেকোনো সময়',
  morning: 'সকাল',
  afternoon: 'বিকেল',
  evening: 'সন্ধ্যা',
  start: 'কবে থেকে (ঐচ্ছিক)',
};

/** Apart from the texts of the form for everybody: the guardians' own form shows these, too. */
export const t = textsOf<typeof en>({ en, bn });
