import type { Translation } from '@porao/platform';
import type en from './small.en.ts';

export default {
  'bag.title': 'ব্যাগ',
  'bag.empty': 'আপনার ব্যাগ খালি',
  'bag.empty.text': 'শপে যা বেছে নেবেন, অর্ডার করা পর্যন্ত তা এখানে থাকবে।',
  'bag.shop': 'শপে যান',
  'online-tutor.title': 'অনলাইন টিউটর',
  'online-tutor.empty': 'এখনো কোনো অনলাইন টিউটর নেই',
  'online-tutor.empty.text':
    'যাঁরা ভিডিওতে আপনার সন্তানদের পড়াবেন, তাঁদের এখানে দেখবেন। টিউটর চাওয়ার সময় পড়ানোর জায়গা হিসেবে অনলাইন বেছে নিন।',
  'online-tutor.hire': 'টিউটর খুঁজুন',
  'lesson.title': 'অনলাইন ক্লাস',
  'lesson.none': 'কোনো অনলাইন ক্লাস নেই',
  'lesson.none.text': 'টিউটরদের সঙ্গে ঠিক করা ক্লাসগুলো এখানে দেখবেন।',
  'lesson.example': 'ক্লাস যেমন দেখাবে',
  'lesson.connected': 'সংযুক্ত',
  'lesson.when': '{date}, {time}',
  'lesson.join': 'ক্লাসে যোগ দিন',
  'lesson.view': 'দেখুন',
  'lesson.subject': 'বিষয়',
  'lesson.tutor': 'টিউটর',
  'lesson.length': 'সময়কাল',
  'lesson.minutes': '{minutes} মিনিট',
  'lesson-view.title': 'অনলাইন ক্লাস',
} satisfies Translation<typeof en>;
