import type { Translation } from '@porao/platform';
import type en from './en.ts';

export default {
  'patterns.failed': 'লক্ষণগুলো আনা যায়নি।',
  'patterns.empty': 'চোখে পড়ার মতো কিছু নেই',
  'patterns.empty.text': 'টিউশন ও অ্যাকাউন্টের যে লক্ষণগুলো দেখা দরকার, সেগুলো এখানে আসে।',
  'patterns.kind': 'লক্ষণ',
  'patterns.show': 'দেখান',
  'patterns.show.open': 'দেখা বাকি',
  'patterns.show.all': 'সব',
  'patterns.person': '{id} নম্বর অ্যাকাউন্টের',
  'patterns.everybody': 'সবার',
} satisfies Translation<typeof en>;
