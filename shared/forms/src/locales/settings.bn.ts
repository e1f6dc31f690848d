import type { Translation } from '@porao/platform';
import type en from './settings.en.ts';

export default {
  'password.current': 'এখনকার পাসওয়ার্ড',
  'password.new': 'নতুন পাসওয়ার্ড',
  'password.confirmation': 'নতুন পাসওয়ার্ডটি আবার লিখুন',
  'password.help': 'কমপক্ষে ৮ অক্ষরের পাসওয়ার্ড দিন, যা আর কোথাও ব্যবহার করেননি।',
  'password.others': 'অন্য যেসব ডিভাইসে এই অ্যাকাউন্ট খোলা আছে, সেগুলো সাইন আউট হয়ে যাবে।',
  'password.show': 'পাসওয়ার্ড দেখান',
  'password.hide': 'পাসওয়ার্ড লুকান',
  'password.submit': 'পাসওয়ার্ড বদলান',
  'password.busy': 'বদলানো হচ্ছে...',
  'status.green': 'সবুজ',
  'status.green.title': 'আপনার অ্যাকাউন্ট সচল আছে',
  'status.green.text': 'আপনি প্রোফাইল বদলাতে ও আবেদন করতে পারবেন।',
  'status.green.textParent': 'আপনি প্রোফাইল বদলাতে ও অনুরোধ পাঠাতে পারবেন।',
  'status.yellow': 'হলুদ',
  'status.yellow.title': 'আপনার অ্যাকাউন্ট সচল আছে',
  'status.yellow.text': 'আপনি প্রোফাইল বদলাতে পারবেন। স্ট্যাটাস সবুজ হলে আবার আবেদন করা যাবে।',
  'status.yellow.textParent': 'আপনি প্রোফাইল বদলাতে পারবেন।',
  'status.red': 'লাল',
  'status.red.title': 'আপনার অ্যাকাউন্ট লক করা আছে',
  'status.red.text': 'আপনি সবকিছু দেখতে পারবেন, কিন্তু কিছু বদলাতে পারবেন না।',
  'status.support': 'সাপোর্টে যোগাযোগ করুন।',
  'status.absent.title': 'স্ট্যাটাস এখনো পাওয়া যায়নি!',
  'status.absent.text': 'চিন্তা করবেন না, শিগগিরই আপনার অ্যাকাউন্টের স্ট্যাটাস দেখা যাবে।',
} satisfies Translation<typeof en>;
