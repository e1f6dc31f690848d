import type { Translation } from '@porao/platform';
import type en from './en.ts';

export default {
  'settings.password': 'পাসওয়ার্ড বদলান',
  'settings.account': 'আপনার অ্যাকাউন্ট, এবং কোথায় কোথায় সাইন ইন করা আছে',
} satisfies Translation<typeof en>;
