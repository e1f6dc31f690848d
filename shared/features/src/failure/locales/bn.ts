import type { Translation } from '@porao/platform';
import type en from './en.ts';

export default {
  fieldInvalid: 'এই ঘরটি দেখে নিন।',
  trouble: 'আমাদের এখানে সমস্যা হয়েছে। একটু পরে আবার চেষ্টা করুন।',
  noAnswer: 'সার্ভারের সঙ্গে যোগাযোগ করা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  unavailable: 'এই মুহূর্তে এটি করা যাচ্ছে না। পরে আবার চেষ্টা করুন।',
  kept: '{failure} আপনার লেখা ঠিক আছে।',
} satisfies Translation<typeof en>;
