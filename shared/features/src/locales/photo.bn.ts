import type { Translation } from '@porao/platform';
import type en from './photo.en.ts';

export default {
  'photo.change': 'ছবি বদলান',
  'photo.uploading': 'আপলোড হচ্ছে...',
  'photo.format': 'পিএনজি, জেপিইজি বা ওয়েবপি ছবি বেছে নিন।',
  'photo.again': 'ছবি বদলানো যায়নি। একটু পরে আবার চেষ্টা করুন।',
  'photo.offline': 'সার্ভারের সঙ্গে যোগাযোগ করা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  'photo.wrong': 'কিছু একটা সমস্যা হয়েছে',
} satisfies Translation<typeof en>;
