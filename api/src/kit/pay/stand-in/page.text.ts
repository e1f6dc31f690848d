import type { Lie } from './store.repository.ts';

interface Words {
  readonly title: string;
  readonly note: string;
  readonly amount: string;
  readonly pay: string;
  readonly fail: string;
  readonly cancel: string;
  readonly lie: string;
  readonly noLie: string;
  readonly lies: Readonly<Record<Lie, string>>;
  readonly back: string;
}

export const words: Readonly<Record<'en' | 'bn', Words>> = {
  en: {
    title: 'Test payment: no money moves',
    note: 'This page takes the place of the payment provider. It asks for no number and no code.',
    amount: 'Amount',
    pay: 'Pay',
    fail: 'Let it fail',
    cancel: 'Cancel',
    lie: 'Fault to try',
    noLie: 'None',
    lies: {
      late: 'The payment is known only after 20 seconds',
      twice: 'The payment is told twice',
      amount: 'Another amount is paid',
      signature: 'The message has a wrong signature',
      unpaid: 'Success is told, but nothing is paid',
      balance: 'The balance is too low',
      refund: 'A refund is refused',
    },
    back: 'Back to the shop',
  },
  bn: {
    title: 'পরীক্ষামূলক পেমেন্ট: কোনো টাকা লেনদেন হয় না',
    note: 'এই পাতাটি পেমেন্ট সেবার বদলে দেখানো হচ্ছে। এখানে কোনো নম্বর বা কোড চাওয়া হয় না।',
    amount: 'টাকার পরিমাণ',
    pay: 'পরিশোধ করুন',
    fail: 'ব্যর্থ হোক',
    cancel: 'বাতিল করুন',
    lie: 'যে ত্রুটি পরীক্ষা করবেন',
    noLie: 'কোনোটি নয়',
    lies: {
      late: '২০ সেকেন্ড পরে পেমেন্টের খবর আসবে',
      twice: 'একই পেমেন্টের খবর দুবার আসবে',
      amount: 'অন্য পরিমাণ টাকা পরিশোধ হবে',
      signature: 'বার্তার স্বাক্ষর ভুল হবে',
      unpaid: 'সফল বলা হবে, কিন্তু টাকা পরিশোধ হবে না',
      balance: 'অ্যাকাউন্টে যথেষ্ট টাকা নেই',
      refund: 'টাকা ফেরতের অনুরোধ প্রত্যাখ্যান হবে',
    },
    back: 'সাইটে ফিরে যান',
  },
};
