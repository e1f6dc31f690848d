import type { Translation } from '@porao/platform';
import type en from './photo.en.ts';

export default {
  'photo.change': 'ছবি বদলান',
  'photo.uploading': 'আপলোড হচ্ছে...',
  'photo.format': 'পিএনজি, জেপিইজি বা ওয়েবপি ছবি বেছে নিন।',
  'photo.wrong': 'কিছু একটা সমস্যা হয়েছে',
} satisfies Translation<typeof en>;
