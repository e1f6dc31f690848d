import type { Translation } from '@porao/platform';
import type en from './area.en.ts';

export default {
  sample: 'নমুনা',
  'sample.note': 'এগুলো নমুনা। আপনার অ্যাকাউন্টের সঙ্গে সম্পর্ক নেই।',
  'sample.next': 'হোম টিউটর নিন',
  'sample.pressed': 'এটি নমুনা, তাই কিছুই পাঠানো বা বদলানো হয়নি।',
  none: 'উল্লেখ নেই',
  'tabs.requests': 'অনুরোধ',
  'tabs.teachers': 'টিউটর ও কোচ',
  'tabs.payment': 'পেমেন্ট',
  'tabs.profile': 'প্রোফাইল',
  'tab.tutorRequests': 'টিউটরের অনুরোধ',
  'tab.coachRequests': 'কোচের অনুরোধ',
  'tab.myTutor': 'আমার টিউটর',
  'tab.myCoach': 'আমার কোচ',
  'tab.onlineTutor': 'অনলাইন টিউটর',
  'tab.invoice': 'ইনভয়েস',
  'tab.transactions': 'লেনদেনের ইতিহাস',
  'tab.overview': 'পরিচিতি',
  'tab.timeline': 'টাইমলাইন',
  'tab.reviews': 'মতামত',
} satisfies Translation<typeof en>;
