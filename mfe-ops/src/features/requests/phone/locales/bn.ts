import type { Translation } from '@porao/platform';
import type en from './en.ts';

export default {
  'phone.back': 'অনুরোধ',
  'phone.text': 'পরিবার যা বলে তা লিখুন। তাদের ফোনে একটি কোড যাবে; কোডটি আপনাকে পড়ে শোনালেই তাদের সম্মতি হয়।',
  'phone.form': 'ফোনে অনুরোধ',
  'phone.family': 'পরিবার',
  'phone.need': 'পড়ানো',
  'phone.student': 'শিক্ষার্থী',
  'phone.phone': 'পরিবারের ফোন নম্বর',
  'phone.name': 'অভিভাবকের নাম',
  'phone.language': 'এসএমএসের ভাষা',
  'phone.language.bn': 'বাংলা',
  'phone.language.en': 'ইংরেজি',
  'phone.studentName': 'শিক্ষার্থীর নাম',
  'phone.gender': 'শিক্ষার্থী ছেলে না মেয়ে',
  'phone.gender.1': 'ছেলে',
  'phone.gender.2': 'মেয়ে',
  'phone.age': 'শিক্ষার্থীর বয়স',
  'phone.consent':
    'ফোনে জানিয়েছি: বয়স ১৮ বা তার বেশি হতে হবে, আর কোড পড়ে শোনানো মানে <terms>শর্তাবলি</terms> ও <privacy>গোপনীয়তা নীতিতে</privacy> সম্মতি।',
  'phone.send': 'কোড পাঠান',
  'phone.sending': 'পাঠানো হচ্ছে...',
  'phone.code': 'পরিবার যে কোড পড়ে শোনাবে',
  'phone.posted': 'অনুরোধ {id} জমা হয়েছে',
  'phone.posted.text': 'প্রার্থী ও বেতনের কথা পরিবার এসএমএসে জানবে, আর বার্তায় দেওয়া সংখ্যা বা লিংক দিয়ে উত্তর দেবে।',
  'phone.see': 'অনুরোধটি দেখুন',
  'phone.next': 'আরেকটি অনুরোধ',
} satisfies Translation<typeof en>;
