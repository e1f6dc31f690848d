import { textsOf } from '@porao/platform';

const en = {
  title: 'Share this job',
  close: 'Close',
  copy: 'Copy link',
  copied: 'Link copied',
  whatsApp: 'WhatsApp',
  messenger: 'Messenger',
  notCopied: 'The link could not be copied. Select it above and copy it.',
};

const bn: typeof en = {
  title: 'টিউশনটি শেয়ার করুন',
  close: 'বন্ধ করুন',
  copy: 'লিংক কপি করুন',
  copied: 'লিংক কপি হয়েছে',
  whatsApp: 'হোয়াটসঅ্যাপ',
  messenger: 'মেসেঞ্জার',
  notCopied: 'লিংকটি কপি করা যায়নি। উপরের লিংকটি চেপে ধরে কপি করুন।',
};

/** Not in the catalogues: they come with the dialog. */
export const t = textsOf<typeof en>({ en, bn });
