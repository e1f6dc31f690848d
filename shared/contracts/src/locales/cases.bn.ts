import type en from './cases.en.ts';

export default {
  'case.kind.unsafe': 'কেউ বিপদে আছেন',
  'case.kind.no_tutor_came': 'টিউটর আসেননি',
  'case.kind.lessons_not_held': 'ক্লাস হয়নি',
  'case.kind.unpaid': 'বেতন পাওয়া যায়নি',
  'case.kind.ended_early': 'টিউশন আগেই শেষ হয়েছে',
  'case.kind.behaviour': 'খারাপ আচরণ',
  'case.kind.wrong_information': 'ভুল তথ্য',
  'case.kind.other': 'অন্য কিছু',
  'case.decision.refund': 'প্ল্যাটফর্ম চার্জ ফেরত পাবেন টিউটর',
  'case.decision.waive': 'প্ল্যাটফর্ম চার্জ মওকুফ',
  'case.decision.replace_tutor': 'টিউশনটি শেষ; পরিবার অন্য টিউটর নিতে পারবে',
  'case.decision.warn': 'যাঁকে নিয়ে অভিযোগ, তাঁকে সতর্ক করা হলো',
  'case.decision.ban_review': 'যাঁকে নিয়ে অভিযোগ, তাঁর অ্যাকাউন্ট দেখা হবে',
  'case.decision.no_action': 'কিছু বদলাচ্ছে না',
  'case.reply.received': 'আপনার কথা পেয়েছি, আমরা ফোন করব। ফোনটি কাছে রাখুন।',
  'case.reply.call_missed': 'সমস্যাটি নিয়ে ফোন করে আপনাকে পাইনি। আবার কখন ফোন করব?',
  'case.reply.tell_more': 'আরও জানান: কী হয়েছে, কবে, আর কে কে ছিলেন?',
  'case.reply.send_photo': 'প্রমাণ হিসেবে একটি ছবি পাঠান, যেমন মেসেজ বা পেমেন্টের।',
  'case.reply.still_looking': 'আমরা এখনও দেখছি। সিদ্ধান্ত হলেই আপনাকে জানাব।',
} as const satisfies Record<keyof typeof en, string>;
