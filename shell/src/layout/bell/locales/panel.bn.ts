import type { Translation } from '@porao/platform';
import type en from './panel.en.ts';

export default {
  title: 'নোটিশ',
  new: 'নতুন:',
  loading: 'নোটিশ আনা হচ্ছে',
  empty: 'এখনো কোনো নোটিশ নেই',
  'empty.text': 'আপনার অ্যাকাউন্ট ও টিউশনের খবর এখানে দেখানো হবে।',
  failed: 'আপনার নোটিশ আনা যায়নি',
  readAll: 'সব পড়া হয়েছে',
  'readAll.failed': 'পড়া হয়েছে বলে চিহ্নিত করা যায়নি',
  older: 'আগের নোটিশ',
  olderBusy: 'আনা হচ্ছে...',
  settings: 'নোটিশের সেটিংস',
} satisfies Translation<typeof en>;
