import type { Language } from '@porao/platform';

interface ContactText {
  contact: string;
  phone: string;
  email: string;
  address: string;
  /** While this installation names no way to reach it. */
  noContact: string;
  hours: string;
  hoursText: string;
}

export const contactTexts: Record<Language, ContactText> = {
  en: {
    contact: 'Contact us',
    phone: 'Phone',
    email: 'E-mail',
    address: 'Office',
    noContact: 'Our phone number and e-mail address will be shown here soon.',
    hours: 'Hours',
    hoursText: '10/7: ten hours a day, seven days a week.',
  },
  bn: {
    contact: 'যোগাযোগ করুন',
    phone: 'ফোন',
    email: 'ই-মেইল',
    address: 'অফিস',
    noContact: 'আমাদের ফোন নম্বর আর ই-মেইল ঠিকানা শিগগিরই এখানে থাকবে।',
    hours: 'সময়',
    hoursText: '১০/৭: দিনে দশ ঘণ্টা, সপ্তাহে সাত দিন।',
  },
};
