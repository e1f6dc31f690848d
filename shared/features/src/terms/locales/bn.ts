import type en from './en.ts';

export default {
  'terms.charge': 'প্ল্যাটফর্ম চার্জ',
  'terms.charge.none': 'এই টিউশনে লাগবে না',
  'terms.charge.value': {
    one: '{amount}, একবারই: প্রথম মাসের বেতন {base}-এর {percent}%। পড়াও আপনাকে নিশ্চিত করার {count} দিনের মধ্যে দিতে হবে, তার আগে কিছু দিতে হবে না।',
    other:
      '{amount}, একবারই: প্রথম মাসের বেতন {base}-এর {percent}%। পড়াও আপনাকে নিশ্চিত করার {count} দিনের মধ্যে দিতে হবে, তার আগে কিছু দিতে হবে না।',
  },
  'terms.fit': 'আপনি ও এই টিউশন',
  'terms.fit.class': 'এই শ্রেণি আপনি পড়ান',
  'terms.fit.noClass': 'শ্রেণিটি আপনার তালিকায় নেই',
  'terms.fit.subjects': '{all}টি বিষয়ের {fit}টি পড়ান',
  'terms.trial': 'পরীক্ষামূলক ক্লাস',
  'terms.trial.text': {
    one: '{count}টি: এরপর যেকোনো পক্ষ টিউশনটি শেষ করতে পারেন। এর টাকা পরিবারের সঙ্গে ঠিক করে নিন।',
    other: '{count}টি: এরপর যেকোনো পক্ষ টিউশনটি শেষ করতে পারেন। এগুলোর টাকা পরিবারের সঙ্গে ঠিক করে নিন।',
  },
  'terms.distance': 'দূরত্ব',
  'terms.distance.value': 'আপনি যেখানে পড়ান, সেখান থেকে প্রায় {km} কিমি',
  'terms.family': 'পরিবার কেমন উত্তর দেয়',
  'terms.family.new': 'বলার মতো যথেষ্ট উত্তর এখনো নেই',
  'terms.family.answered': 'প্রায় {count}টি আবেদনের {answered}টির উত্তর সময়মতো দিয়েছে',
  'terms.gender':
    'পরিবারটি অন্য লিঙ্গের টিউটর চেয়েছে। আপনি তবু এগোতে পারেন, তবে তাঁরা পছন্দের টিউটরকে আগে দেখতে পারেন।',
} as const satisfies Record<keyof typeof en, string | { one: string; other: string }>;
