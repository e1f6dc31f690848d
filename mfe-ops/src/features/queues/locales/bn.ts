import type { Translation } from '@porao/platform';
import type en from './en.ts';

export default {
  'queues.failed': 'কাজের সারিগুলো আনা যায়নি।',
  'queues.list': 'কাজের সারি',
  'queues.transitions': 'পরিবর্তনের খবর জানানো',
  'queues.deliveries': 'সাইটের বাইরে বার্তা পাঠানো',
  'queues.alerts': 'সংরক্ষিত সার্চের নতুন টিউশন',
  'queues.guest-alerts': 'অতিথিদের এসএমএসে নতুন টিউশনের খবর',
  'queues.upkeep': 'সময় ধরে করা কাজ',
  'queues.waiting': { one: '{count}টি অপেক্ষায়', other: '{count}টি অপেক্ষায়' },
  'queues.oldest': 'সবচেয়ে পুরোনোটি এসেছে {ago}',
  'queues.now': 'চলছে {active}টি, পরে হবে {later}টি',
  'queues.day': 'এক দিনে: হয়েছে {completed}টি, হয়নি {failed}টি',
  'queues.worker': 'কাজের প্রক্রিয়া সবশেষ চালু ছিল {ago}।',
  'queues.worker.gone': 'কাজের কোনো প্রক্রিয়া চলছে না; সবশেষটি ছিল {ago}। একটি চালু না হওয়া পর্যন্ত এখানে কোনো কাজ হবে না।',
  'queues.worker.never': 'কাজের কোনো প্রক্রিয়া এখনো চলেনি। একটি চালু না হওয়া পর্যন্ত এখানে কোনো কাজ হবে না।',
  'dead.title': 'বারবার চেষ্টা করেও যা হয়নি',
  'dead.loading': 'যেসব কাজ হয়নি সেগুলো আনা যায়নি।',
  'dead.empty': 'সব কাজ হয়েছে',
  'dead.empty.text': 'কোনো কাজ না হলে নিজে থেকেই আবার চেষ্টা করা হয়, মোট নয়বার।',
  'dead.queue': 'কাজের সারি',
  'dead.tries': { one: '{count}বার চেষ্টা, প্রথমবার {date}', other: '{count}বার চেষ্টা, প্রথমবার {date}' },
  'dead.retry': 'আবার চেষ্টা করুন',
  'dead.retry.all': 'সবগুলো আবার চেষ্টা করুন',
  'dead.retried': { one: '{count}টি কাজ আবার করা হবে', other: '{count}টি কাজ আবার করা হবে' },
} satisfies Translation<typeof en>;
