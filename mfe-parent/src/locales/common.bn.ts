import type { Translation } from '@porao/platform';
import type en from './common.en.ts';

export default {
  'pages.label': 'পাতা: {list}',
  'pages.page': 'পাতা {page}',
  'pages.previous': 'আগের পাতা',
  'pages.next': 'পরের পাতা',
  'dialog.failed': 'এটি খোলা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  unspecified: 'উল্লেখ নেই',
  save: 'সংরক্ষণ করুন',
  saving: 'সংরক্ষণ হচ্ছে...',
  close: 'বন্ধ করুন',
  delete: 'মুছে ফেলুন',
  'gender.1': 'পুরুষ',
  'gender.2': 'নারী',
  'gender.3': 'যেকোনো',
  'settings.title': 'সেটিংস',
  'tabs.settings': 'সেটিংস',
  'tab.personalInfo': 'ব্যক্তিগত তথ্য',
  'tab.changePassword': 'পাসওয়ার্ড বদলান',
  'tab.location': 'ঠিকানা',
  'tab.accountStatus': 'অ্যাকাউন্টের অবস্থা',
  'tab.students': 'শিক্ষার্থী',
  'tab.tutorAlerts': 'টিউটরের খবর',
  'tab.privacy': 'গোপনীয়তা',
  'visit.title': 'প্রথম সাক্ষাৎ',
  'visit.link': 'নিরাপদে যাওয়া-আসা',
} satisfies Translation<typeof en>;
