import type { Translation } from '@porao/platform';
import type en from './en.ts';

export default {
  'signin.heading': 'আবার স্বাগতম',
  'signin.lead': 'অ্যাকাউন্টের ফোন নম্বর বা ই-মেইল দিয়ে সাইন ইন করুন।',
  'signin.identifier': 'ফোন নম্বর বা ই-মেইল',
  'signin.identifier.required': 'ফোন নম্বর বা ই-মেইল দিন',
  'signin.password': 'পাসওয়ার্ড',
  'signin.password.required': 'পাসওয়ার্ড দিন',
  'signin.password.show': 'পাসওয়ার্ড দেখান',
  'signin.password.hide': 'পাসওয়ার্ড লুকান',
  'signin.forgotten': 'পাসওয়ার্ড ভুলে গেছেন?',
  'signin.submit': 'সাইন ইন',
  'signin.busy': 'সাইন ইন হচ্ছে...',
  'signin.failed': 'সাইন ইন হয়নি',
  'signin.wrong': 'ফোন নম্বর, ই-মেইল বা পাসওয়ার্ড ঠিক নেই।',
  'signin.tooMany': 'অনেকবার চেষ্টা করা হয়েছে। ১৫ মিনিট পরে আবার চেষ্টা করুন।',
  'signin.noAnswer': 'সার্ভারের সঙ্গে যোগাযোগ করা যায়নি। আপনার লেখা ঠিক আছে: ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  'signin.trouble': 'আমাদের দিকে সমস্যা হয়েছে। আপনার লেখা ঠিক আছে: একটু পরে আবার চেষ্টা করুন।',
  'signin.operator': 'এটি অপারেটরের অ্যাকাউন্ট। অপারেটরদের কাজ অপারেটর টুলে হয়; এখানে তাঁদের জন্য কোনো পাতা নেই।',
  'signin.new': 'এখানে নতুন?',
  'signin.new.tutor': 'টিউটর হিসেবে যোগ দিন',
  'signin.new.parent': 'অভিভাবক হিসেবে যোগ দিন',
  'signin.legal':
    'সাইন ইন করলে আপনি আমাদের <terms>শর্তাবলি</terms> ও <privacy>গোপনীয়তা নীতি</privacy> মেনে নিচ্ছেন।',
} satisfies Translation<typeof en>;
