import type { Translation } from '@porao/platform';
import area from './area.bn.ts';
import coaches from './coaches.bn.ts';
import common from './common.bn.ts';
import type en from './en.ts';
import family from './family.bn.ts';
import hireCoach from './hire-coach.bn.ts';
import payment from './payment.bn.ts';
import posts from './posts.bn.ts';
import profile from './profile.bn.ts';
import requests from './requests.bn.ts';
import small from './small.bn.ts';
import tutors from './tutors.bn.ts';

export default {
  ...area,
  ...coaches,
  ...common,
  ...family,
  ...hireCoach,
  ...payment,
  ...posts,
  ...profile,
  ...small,
  ...tutors,
  ...requests,
  'dashboard.greeting': 'স্বাগতম, {name}',
  'dashboard.since': '{date} থেকে সদস্য',
  'dashboard.failed': 'আপনার ড্যাশবোর্ড আনা যায়নি',
  'dashboard.loading': 'আপনার ড্যাশবোর্ড আনা হচ্ছে',
  'dashboard.requests.none': 'আপনার কোনো চলমান অনুরোধ নেই।',
  'today.title': 'আজকের ক্লাস',
  'today.none': 'আজ কোনো ক্লাস নেই।',
  'today.unplanned': 'এখনো রুটিন সাজানো হয়নি।',
  'today.code': 'টিউটরের জন্য কোড',
  'today.plan': 'রুটিন সাজান',
  'hire.title': 'টিউটর খুঁজুন',
  'hire.home-tutor.title': 'হোম টিউটর নিন',
  'hire.home-tutor.text': 'বাসায় এসে আপনার পছন্দের বিষয়গুলো পড়াবেন।',
  'hire.home-coach.title': 'হোম কোচ নিন',
  'hire.home-coach.text': 'দিনে কয়েক ঘণ্টা সন্তানের সঙ্গে থাকবেন, পড়াবেন ও দেখাশোনা করবেন।',
  'hire.online-lesson.title': 'অনলাইন ক্লাস',
  'hire.online-lesson.text': 'দেশের যেকোনো জায়গার টিউটরের কাছে ভিডিওতে ক্লাস।',
  'notices.title': 'নোটিশ বোর্ড',
  'notices.verify': 'প্রথম ক্লাসের আগে আরেকজন বড় মানুষকে সঙ্গে নিয়ে টিউটরের সঙ্গে দেখা করুন।',
  'notices.fee': 'বেতন আপনি ও টিউটর মিলে ঠিক করবেন। আমরা তা থেকে কিছু নিই না।',
} satisfies Translation<typeof en>;
