import type { Translation } from '@porao/platform';
import type en from './profile.en.ts';

export default {
  'account.failed': 'আপনার অ্যাকাউন্ট আনা যায়নি',
  'settings.profile': 'প্রোফাইল',
  'profile.nobody': 'জন ডো',
  'profile.id': 'প্রোফাইল আইডি: {id}',
  'profile.zoom': 'ছবি বড় করে দেখুন',
  'profile.photo': '{name}-এর ছবি',
  'profile.settings': 'সেটিংস',
  'profile.personal': 'ব্যক্তিগত তথ্য',
  'profile.edit': 'বদলান',
  'profile.name': 'নাম',
  'profile.number': 'ফোন নম্বর',
  'profile.additional': 'আরেকটি নম্বর',
  'profile.email': 'ই-মেইল',
  'profile.created': 'অ্যাকাউন্ট খোলা',
  'profile.about': 'আমার সম্পর্কে',
} satisfies Translation<typeof en>;
