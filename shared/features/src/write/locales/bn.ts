import type { Translation } from '@porao/platform';
import type en from './en.ts';

export default {
  'leave.title': 'সংরক্ষণ না করেই চলে যাবেন?',
  'leave.text': 'যা লিখেছেন তা সংরক্ষণ হয়নি। লেখাটি এই ট্যাবে থাকবে, ফিরে এসে আবার পাবেন।',
  'leave.go': 'চলে যাই',
  'leave.stay': 'এখানে থাকি',
  'restored.text': 'আগে যা লিখেছিলেন তা আবার আনা হয়েছে। এখনো সংরক্ষণ হয়নি।',
  'restored.discard': 'লেখাটি বাদ দিন',
} satisfies Translation<typeof en>;
