import type { Translation } from '@porao/platform';
import type en from './en.ts';

export default {
  'today.loading': 'কী কী অপেক্ষায় আছে, আনা হচ্ছে',
  'today.failed': 'আজকের হিসাব আনা যায়নি',
  'today.waiting': 'যা অপেক্ষায় আছে',
  'today.waiting.requests': 'সিদ্ধান্তের অপেক্ষায় অনুরোধ',
  'today.waiting.credentials': 'যাচাইয়ের অপেক্ষায় সনদ',
  'today.waiting.payments': 'যাচাই বাকি পেমেন্ট',
  'today.waiting.refunds': 'পাঠানো বাকি ফেরতের টাকা',
  'today.waiting.claims': 'সিদ্ধান্তের অপেক্ষায় দাবি',
  'today.waiting.charges_due': 'বাকি চার্জ',
  'today.waiting.charges_overdue': 'সময় পেরোনো চার্জ',
  'today.waiting.deals': 'ক্লাস শুরু হয়নি এমন টিউশন',
  'today.none': 'কিছু অপেক্ষায় নেই',
  'today.oldest': 'সবচেয়ে পুরোনো: {ago}',
  'today.weeks': 'শেষ আট সপ্তাহ',
  'today.weeks.requests': 'অনুরোধ',
  'today.weeks.applications': 'আবেদন',
  'today.weeks.deals': 'নিশ্চিত টিউশন',
  'today.weeks.median_days': 'অনুরোধ থেকে নিশ্চিত হতে কত দিন',
  'today.decided': 'আজ যা সিদ্ধান্ত হয়েছে',
  'today.decided.none': 'আজ কোনো সিদ্ধান্ত হয়নি।',
} satisfies Translation<typeof en>;
