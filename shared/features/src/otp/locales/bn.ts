import type { Translation } from '@porao/platform';
import type en from './en.ts';

export default {
  'otp.verified': 'আপনার ফোন নম্বর যাচাই হয়েছে।',
  'otp.title': 'ফোন নম্বর যাচাই করুন',
  'otp.sent': '{phone} নম্বরে এসএমএসে ছয় সংখ্যার একটি কোড পাঠানো হয়েছে।',
  'otp.ask': '{phone} নম্বরটি যাচাই করা বাকি। কোড চেয়ে নিয়ে এখানে লিখুন।',
  'otp.noPhone': 'আগে সাইন আপ ফর্মটি পূরণ করতে হবে।',
  'otp.test': 'পরীক্ষামূলক সাইট, এসএমএস যায় না। কোডটি হলো:',
  'otp.code': 'ছয় সংখ্যার কোড',
  'otp.digit': '{place} নম্বর ঘর',
  'otp.verify': 'যাচাই করুন',
  'otp.verifying': 'যাচাই হচ্ছে...',
  'otp.resend': 'আবার পাঠান',
  'otp.resending': 'পাঠানো হচ্ছে...',
  'otp.wrongNumber': 'নম্বরটি ভুল?',
} satisfies Translation<typeof en>;
