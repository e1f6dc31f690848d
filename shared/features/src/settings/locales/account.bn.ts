import type { Translation } from '@porao/platform';
import type en from './account.en.ts';

export default {
  'account.name': 'নাম',
  'account.email': 'ই-মেইল',
  'account.emailUse': 'ঐচ্ছিক। নোটিশের সেটিংসে যাচাই করলে এটি দিয়ে সাইন ইন করতে ও নোটিশ পেতে পারবেন।',
  'account.emailNone': 'ঐচ্ছিক। এখন কোনো ঠিকানা নেই: আগে দিয়ে থাকলে অন্য একটি অ্যাকাউন্ট সেটি নিজের বলে যাচাই করেছে।',
  'account.gender': 'লিঙ্গ',
  'account.additional': 'আরেকটি ফোন নম্বর (ঐচ্ছিক)',
  'account.about': 'নিজের সম্পর্কে (ঐচ্ছিক)',
  'account.save': 'সংরক্ষণ করুন',
  'account.saving': 'সংরক্ষণ হচ্ছে...',
  'account.failed': 'প্রোফাইল সংরক্ষণ করা যায়নি',
} satisfies Translation<typeof en>;
