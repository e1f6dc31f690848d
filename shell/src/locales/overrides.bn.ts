import type { Translation } from '@porao/platform';
import type en from './overrides.en.ts';

export default {
  'override.label': 'শুধু এই ব্রাউজারে',
  'override.preview': 'প্রিভিউ',
  'override.until': '{date} পর্যন্ত প্রিভিউ, শুধু যাঁদের কাছে লিংক আছে তাঁদের জন্য।',
  'override.shown': '{app}: {source} থেকে',
  'override.failed': '{app}: {source} থেকে সাড়া নেই, তাই লাইভ সংস্করণ দেখানো হচ্ছে',
  'override.reset': 'লাইভ সাইটে ফিরুন',
} satisfies Translation<typeof en>;
