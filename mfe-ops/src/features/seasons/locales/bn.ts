import type en from './en.ts';

export default {
  'seasons.text':
    'যে তারিখ হওয়ার কথা, তা এখানে আছে। রমজান ও ঈদ চাঁদ দেখে ঠিক হয়: সরকার অন্য তারিখ জানালে এখানে বদলে দিন। রমজানের সময়সূচি ও ক্লাসের হিসাব সঙ্গে সঙ্গে নতুন তারিখে চলে যায়, আর যাঁদের সময়সূচি আছে তাঁদের জানানো হয়।',
  'seasons.failed': 'তারিখগুলো আনা গেল না।',
  'seasons.empty': 'কোনো তারিখ ঠিক করা নেই।',
  'season.name': '{kind} {year}',
  'season.kind.ramadan': 'রমজান',
  'season.kind.eid_fitr': 'ঈদুল ফিতর',
  'season.kind.eid_adha': 'ঈদুল আজহা',
  'season.days': '{from} থেকে {to}',
  'season.move': 'তারিখ বদলান',
  'season.add': 'অন্য তারিখ ঠিক করুন',
  'season.dialog': 'রমজান বা ঈদের তারিখ',
  'season.kind': 'কোন সময়',
  'season.year': 'হিজরি সাল',
  'season.from': 'প্রথম দিন',
  'season.to': 'শেষ দিন',
  'season.reason': 'কারণ, যেমন সরকারি ঘোষণা',
  'season.save': 'সংরক্ষণ করুন',
  'season.saving': 'সংরক্ষণ করা হচ্ছে...',
  'season.close': 'বন্ধ করুন',
} as const satisfies Record<keyof typeof en, string>;
