import type { Translation } from '@porao/platform';
import type en from './en.ts';

export default {
  'sent.way': 'যেখান থেকে পাঠিয়েছেন',
  'sent.trxId': 'যা পাঠিয়েছেন তার TrxID',
  'sent.do': 'লিখে রাখুন',
  'sent.sending': 'লেখা হচ্ছে...',
} satisfies Translation<typeof en>;
