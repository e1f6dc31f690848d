import type { Translation } from '@porao/platform';
import type en from './en.ts';

export default {
  'photo.change': 'ছবি বদলান',
  'photo.uploading': 'আপলোড হচ্ছে...',
  'photo.format': 'একটি ছবি বেছে নিন: জেপিইজি, পিএনজি, ওয়েবপি বা এইচইআইসি।',
  'photo.large': 'ছবিটি {size}; সর্বোচ্চ ১৫ এমবি নেওয়া যায়। ছবিটির একটি স্ক্রিনশট নিয়ে সেটি বেছে নিন।',
  'photo.unreadable':
    'এই ব্রাউজারে ছবিটি খোলা যাচ্ছে না। ছবিটির একটি স্ক্রিনশট নিয়ে সেটি বেছে নিন, অথবা জেপিইজি হিসেবে সেভ করে নিন।',
  'photo.smaller': 'ছোট করা হয়েছে: {from} → {to}',
  'photo.converted': 'জেপিইজি করা হয়েছে',
  'photo.kb': '{size} কেবি',
  'photo.mb': '{size} এমবি',
  'photo.wrong': 'কিছু একটা সমস্যা হয়েছে',
} satisfies Translation<typeof en>;
