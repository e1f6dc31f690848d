import type { Translation } from '@porao/platform';
import type en from './en.ts';

export default {
  'gender.male': 'পুরুষ',
  'gender.female': 'নারী',
  'lookup.failed': 'কিছু তালিকা আনা যায়নি। আপনার লেখা ঠিক আছে।',
  'lookup.retry': 'আবার চেষ্টা করুন',
  'institute.placeholder': 'কয়েকটি অক্ষর লিখুন',
  'institute.failed': 'খোঁজা যায়নি। ইন্টারনেট সংযোগ দেখে আবার লিখুন।',
  'institute.count': { one: '{count}টি পরামর্শ', other: '{count}টি পরামর্শ' },
  'institute.clear': 'ঘরটি খালি করুন',
  'institute.add': '“{name}” যোগ করুন',
  'institute.creating': 'যোগ করা হচ্ছে...',
} satisfies Translation<typeof en>;
