import { type Translation, textsOf } from '@porao/platform';

/** Search engines and link previews read these texts. */
const en = {
  site: 'Porao',
  'landing.title': 'Find a home tutor near you in Bangladesh',
  'landing.description':
    'Tell us the class, the subjects and your area, and get up to 5 CVs of verified tutors within 48 hours. Registration is free, and parents pay no commission.',
  'landing.card': 'The right tutor, close to home',
  'board.title': 'Tuition jobs in Bangladesh, the newest first',
  'board.description': {
    one: '{count} open tuition job with salary, class, subjects, days and area. Search by distance and apply free of charge.',
    other:
      '{count} open tuition jobs with salary, class, subjects, days and area. Search by distance and apply free of charge.',
  },
  'board.card': 'Open tuition jobs near you',
  'job.title': 'Tutor for {class} in {place}',
  'job.titleNoPlace': 'Tutor for {class}',
  'job.description':
    'Tuition job in {place}: {class}, {subjects}, {days}, {amount} a month. {gender}. Apply free of charge.',
  'job.summary':
    'A family in {place} is looking for a tutor for {class} ({category}). {type}, {days}, {amount} a month.',
  'job.subjects': 'Subjects: {subjects}.',
  'job.requirement': 'Other requirement: {text}',
  'job.hours': '{days}, {hours} a day',
  'job.amount': '{amount} a month',
  'job.anywhere': 'Bangladesh',
  'closed.title': 'Tuition job for {class} is closed',
  'closed.description': 'This tuition job is not open anymore. Here are similar jobs that are.',
  'missing.title': 'Job not found',
  'missing.description': 'There is no tuition job with this number. See the open ones on the job board.',
  'terms.description':
    'The rules for guardians and tutors: how requests are approved, what the platform charges tutors and when, and how refunds work.',
  'privacy.description':
    'What Porao knows about you, why, and who else sees it. A home address is never public.',
  'shop.title': 'Learning kits for children',
  'shop.description': 'Learning kits that make practice at home a pleasure, for every age of school.',
  'support.title': 'Help for parents and tutors',
  'support.description': 'Ask about accounts, tuition jobs, fees and safety. We help in Bengali and English.',
} as const;

const bn: Translation<typeof en> = {
  site: 'পড়াও',
  'landing.title': 'আপনার এলাকায় হোম টিউটর খুঁজুন, সারা বাংলাদেশে',
  'landing.description':
    'শ্রেণি, বিষয় আর এলাকা জানান, ৪৮ ঘণ্টার মধ্যে পেয়ে যান যাচাই করা সর্বোচ্চ ৫ জন টিউটরের সিভি। রেজিস্ট্রেশন ফ্রি, অভিভাবকের কোনো কমিশন লাগে না।',
  'landing.card': 'বাসার কাছেই মনের মতো টিউটর',
  'board.title': 'বাংলাদেশের সব নতুন টিউশন',
  'board.description': {
    one: '{count}টি খোলা টিউশন: বেতন, শ্রেণি, বিষয়, দিন আর এলাকা সবই দেওয়া আছে। দূরত্ব ধরে খুঁজুন, আবেদন করুন বিনা খরচে।',
    other:
      '{count}টি খোলা টিউশন: বেতন, শ্রেণি, বিষয়, দিন আর এলাকা সবই দেওয়া আছে। দূরত্ব ধরে খুঁজুন, আবেদন করুন বিনা খরচে।',
  },
  'board.card': 'আপনার কাছাকাছি খোলা টিউশন',
  'job.title': '{place} এলাকায় {class}-এর টিউটর চাই',
  'job.titleNoPlace': '{class}-এর টিউটর চাই',
  'job.description':
    '{class}-এর টিউশন, এলাকা: {place}। বিষয়: {subjects}। {days}, মাসে {amount}। {gender}। আবেদন করতে খরচ নেই।',
  'job.summary':
    'একটি পরিবার {class}-এর ({category}) জন্য টিউটর খুঁজছে। এলাকা: {place}। {type}, {days}, মাসে {amount}।',
  'job.subjects': 'বিষয়: {subjects}।',
  'job.requirement': 'অন্যান্য চাহিদা: {text}',
  'job.hours': '{days}, দিনে {hours}',
  'job.amount': 'মাসে {amount}',
  'job.anywhere': 'বাংলাদেশ',
  'closed.title': '{class}-এর টিউশনটি আর খোলা নেই',
  'closed.description': 'এই টিউশনটি এখন আর খোলা নেই। একই রকম যেগুলো খোলা আছে, সেগুলো দেখুন।',
  'missing.title': 'টিউশনটি পাওয়া যায়নি',
  'missing.description': 'এই জব আইডিতে কোনো টিউশন নেই। খোলা টিউশনগুলো টিউশন বোর্ডে দেখুন।',
  'terms.description':
    'অভিভাবক ও টিউটরদের নিয়ম: অনুরোধ কীভাবে অনুমোদন হয়, টিউটরের চার্জ কত ও কখন, আর টাকা ফেরতের নিয়ম।',
  'privacy.description': 'পড়াও আপনার কোন তথ্য জানে, কেন জানে, আর কে কে তা দেখতে পান। বাসার ঠিকানা কখনো প্রকাশ করা হয় না।',
  'shop.title': 'শিশুদের শেখার কিট',
  'shop.description': 'স্কুলপড়ুয়া সব বয়সের শিশুর জন্য শেখার কিট, বাসায় চর্চা হোক আনন্দে।',
  'support.title': 'অভিভাবক ও টিউটরদের জন্য সাহায্য',
  'support.description': 'অ্যাকাউন্ট, টিউশন, ফি আর নিরাপত্তা নিয়ে জানতে চাইলে লিখুন। আমরা বাংলা ও ইংরেজিতে সাহায্য করি।',
};

export const s = textsOf<typeof en>({ en, bn });
