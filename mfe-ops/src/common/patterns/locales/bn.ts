import type { Translation } from '@porao/platform';
import type en from './en.ts';

export default {
  'pattern.kind.reports': 'অন্যদের অভিযোগ',
  'pattern.kind.one_month': 'এক মাসের টিউশন',
  'pattern.kind.unpaid': 'টিউটর বেতন পাননি',
  'pattern.kind.no_show': 'চার্জের পর কেউ আসেননি',
  'pattern.kind.refunds': 'বারবার টাকা ফেরত',
  'pattern.kind.fake_guardian': 'দেখা করেন, কাউকে নেন না',
  'pattern.kind.advance': 'অগ্রিম টাকা চান',
  'pattern.kind.papers': 'সন্দেহজনক কাগজপত্র',
  'pattern.kind.wallet': 'একই মোবাইল ব্যাংকিং নম্বর',
  'pattern.kind.accounts': 'এক ব্যক্তির একাধিক অ্যাকাউন্ট',
  'pattern.why.reports.people': 'এই অ্যাকাউন্টের বিরুদ্ধে অভিযোগ করেছেন {people} জন। টিউশন {deals}টি।',
  'pattern.why.one_month.family': 'এই পরিবারের {deals}টি টিউশন ৪৫ দিনের মধ্যে শেষ হয়েছে, টিউটর {others} জন।',
  'pattern.why.one_month.tutor': 'এই টিউটরের {deals}টি টিউশন ৪৫ দিনের মধ্যে শেষ হয়েছে, পরিবার {others}টি।',
  'pattern.why.one_month.pair':
    'এই পরিবার ও এই টিউটরের মধ্যে {deals}টি টিউশন, তার {short}টি ৪৫ দিনের মধ্যে শেষ হয়েছে।',
  'pattern.why.unpaid.family':
    'এই পরিবারের {deals}টি টিউশনে টিউটর বেতন পাননি; এর {dismissed}টি প্রথম ৪৫ দিনেই শেষ হয়েছে।',
  'pattern.why.no_show.family': 'এই পরিবারের {all}টি টিউশনের {deals}টিতে চার্জের পর ক্লাস হয়নি।',
  'pattern.why.no_show.tutor': 'এই টিউটরের {all}টি টিউশনের {deals}টিতে চার্জের পর ক্লাস হয়নি।',
  'pattern.why.refunds.family':
    'এই পরিবারের টিউটরদের {deals}টি চার্জের {refunds}টি ফেরত বা মওকুফ হয়েছে; সাধারণত হয় {usual}%।',
  'pattern.why.refunds.tutor': 'এই টিউটরের {deals}টি চার্জের {refunds}টি ফেরত বা মওকুফ হয়েছে; সাধারণত হয় {usual}%।',
  'pattern.why.fake_guardian.contacts':
    'পরিবারটি {requests}টি অনুরোধে {contacts} জন টিউটরের সঙ্গে পরিচিত হয়েছে, কিন্তু কোনো টিউটর ঠিক করেনি।',
  'pattern.why.advance.money': 'অগ্রিম টাকার কথা: অন্যদের {reports}টি অভিযোগে, নিজের {texts}টি লেখায়।',
  'pattern.why.papers.same': 'একই সনদের ছবি {people}টি অ্যাকাউন্টে আছে।',
  'pattern.why.papers.refused': '{refused}টি সনদ গ্রহণ হয়নি, আর {problems}টি পরিবার তথ্য ভুল পেয়েছে।',
  'pattern.why.wallet.sides': 'এই পরিবার ও এই টিউটরের মোবাইল ব্যাংকিং নম্বর একই। দুজনের মধ্যে টিউশন: {deals}টি।',
  'pattern.why.wallet.tutors': '{people} জন টিউটরের মোবাইল ব্যাংকিং নম্বর একই।',
  'pattern.why.accounts.sides':
    'এই পরিবার ও এই টিউটরের নম্বর, এনআইডি বা ডিভাইস একই। দুজনের মধ্যে টিউশন: {deals}টি।',
  'pattern.why.accounts.nid': '{people}টি অ্যাকাউন্টের এনআইডি একই।',
  'pattern.why.accounts.banned': '{people}টি অ্যাকাউন্টে মিল আছে, যার মধ্যে নিষিদ্ধ অ্যাকাউন্টও আছে।',
  'pattern.why.accounts.many': '{people}টি অ্যাকাউন্টের নম্বর বা ডিভাইস একই।',
  'pattern.deal': 'চলমান টিউশন {id}',
  'pattern.more': 'আরও {count}টি',
  'pattern.seen': '{by}, {date}: {note}',
  'pattern.grown': 'এরপর বেড়েছে',
  'pattern.new': 'দেখা হয়নি',
  'pattern.look': 'দেখা হয়েছে',
  'pattern.look.title': 'দেখা হয়েছে: {names}',
  'pattern.look.text': 'কাউকে জানানো হবে না। আরও ঘটনা হলে এটি আবার দেখানো হবে।',
  'pattern.look.found': 'যা পাওয়া গেছে',
  'pattern.look.honest': 'কারণ জানা গেছে, কিছু করার নেই',
  'pattern.look.called': 'ফোন করা হয়েছে, নজরে থাকবে',
  'pattern.look.acted': 'ব্যবস্থা নেওয়া হয়েছে',
  'pattern.look.done': 'দেখা হয়েছে: {names}',
} satisfies Translation<typeof en>;
