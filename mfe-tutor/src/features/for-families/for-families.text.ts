import { textsOf } from '@porao/platform';

const en = {
  title: 'As families see it',
  text: 'Families see this of a tutor who applied. The phone number is shown once the tutor is confirmed.',
  institute: 'Studies or studied at',
  salary: 'Expected salary a month',
  completion: 'Profile filled',
  credentials: 'Verified papers',
  none: 'None',
  mayApply: 'Nothing keeps this tutor from applying.',
  ban: 'This tutor cannot apply: the account is banned.',
  status: 'This tutor cannot apply: the account status does not allow it.',
  short: 'This tutor cannot apply yet: {missing}% of the profile is missing.',
  loading: 'Loading what families see',
  failed: 'What families see could not be loaded',
} as const;
const bn = {
  title: 'পরিবার যা দেখে',
  text: 'আবেদন করা টিউটরের এটুকুই পরিবার দেখে। টিউটর নিশ্চিত হলে ফোন নম্বর দেখা যায়।',
  institute: 'যেখানে পড়েন বা পড়েছেন',
  salary: 'মাসে যত বেতন চান',
  completion: 'প্রোফাইল পূরণ',
  credentials: 'যাচাই করা কাগজপত্র',
  none: 'নেই',
  mayApply: 'এই টিউটরের আবেদন করতে কোনো বাধা নেই।',
  ban: 'এই টিউটর আবেদন করতে পারেন না: অ্যাকাউন্টটি নিষিদ্ধ।',
  status: 'এই টিউটর আবেদন করতে পারেন না: অ্যাকাউন্টের অবস্থা তা করতে দেয় না।',
  short: 'এই টিউটর এখনো আবেদন করতে পারেন না: প্রোফাইলের {missing}% বাকি।',
  loading: 'পরিবার যা দেখে তা আনা হচ্ছে',
  failed: 'পরিবার যা দেখে তা আনা যায়নি',
};

/** In the chunk of the content: the page of another remote does not have this one's catalogue. */
export const t = textsOf<typeof en>({ en, bn });
