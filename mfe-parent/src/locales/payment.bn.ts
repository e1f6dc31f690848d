import type { Translation } from '@porao/platform';
import type en from './payment.en.ts';

export default {
  'payments.title': 'পেমেন্ট',
  'payments.free': 'অভিভাবকদের কাছ থেকে পড়াও কোনো টাকা নেয় না। বেতন সরাসরি টিউটরকে দিন।',
  'invoice.none': 'কোনো ইনভয়েস নেই',
  'transactions.none': 'কোনো লেনদেন নেই',
} satisfies Translation<typeof en>;
