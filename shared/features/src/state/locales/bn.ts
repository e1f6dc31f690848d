import type { Translation } from '@porao/platform';
import type en from './en.ts';

export default {
  retry: 'আবার চেষ্টা করুন',
  retrying: 'আবার চেষ্টা হচ্ছে...',
  'failed.text': 'কিছুই হারায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  'part.failed': 'এই অংশটি আনা যায়নি।',
  'offline.title': 'ইন্টারনেট নেই!',
  'offline.kept': 'শেষবার আনা তথ্য দেখছেন। ইন্টারনেট ফিরলে নিজে থেকেই নতুন হবে।',
  'offline.empty': 'ইন্টারনেট ফিরলে পাতাটি নিজে থেকেই খুলবে।',
  'missing.title': 'এটি খুঁজে পাওয়া যায়নি',
  'missing.text': 'এটি আপনার তালিকায় নেই, অথবা সরিয়ে ফেলা হয়েছে। ঠিকানাটি ভুল লেখা হয়ে থাকতে পারে।',
} satisfies Translation<typeof en>;
