import type { Translation } from '@porao/platform';
import type en from './en.ts';

export default {
  'unsafe.label': 'যাঁরা নিরাপদ নন',
  'unsafe.title': { one: 'একজন নিরাপদ নন: এখনই ফোন করুন', other: '{count} জন নিরাপদ নন: এখনই ফোন করুন' },
  'unsafe.side.guardian': 'অভিভাবক',
  'unsafe.side.tutor': 'টিউটর',
  'unsafe.nobody': 'এখনো কেউ দায়িত্ব নেননি',
  'unsafe.case': '{id} নম্বর অভিযোগ',
  'unsafe.all': 'সব দেখুন',
  'problem.open': 'সমস্যা হয়েছে',
  'problem.title': 'সমস্যা হয়েছে: {id} নম্বর চলমান টিউশন',
  'problem.text': 'তাঁরা নিজেদের পাতায় জানালে যেমন হতো, তেমনই হবে। সঙ্গে আপনার নাম থাকবে।',
  'problem.side': 'সমস্যা কার?',
  'problem.kind': 'কী সমস্যা?',
  'problem.words': 'তাঁদের কথায়',
  'problem.words.help': 'অন্য পক্ষ এটি দেখবেন না।',
  'problem.send': 'অভিযোগ খুলুন',
  'problem.sending': 'খোলা হচ্ছে...',
} as const satisfies Translation<typeof en>;
