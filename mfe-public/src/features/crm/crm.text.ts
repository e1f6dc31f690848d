import type { Language } from '@porao/platform';

/** Titles that the site itself links to; any other address shows `general`. */
const leadTitles = ['hire-tutor', 'hire-coach', 'general'] as const;
export type LeadTitle = (typeof leadTitles)[number];

/** Returns what an address of `/crm/:title` asks for. */
export const leadOf = (title: string | undefined): LeadTitle =>
  leadTitles.find((name) => name === title) ?? 'general';

interface CrmText {
  lead: Record<LeadTitle, { title: string; text: string }>;
  /** The frame's name for screen readers. */
  frame: string;
  loading: string;
  /** Below the form. */
  notShown: string;
  closed: string;
  closedText: string;
  closedTutor: string;
  support: string;
  createAccount: string;
  thanks: { title: string; subtitleA: string; subtitleB: string };
  home: string;
  board: string;
}

export const crmTexts: Record<Language, CrmText> = {
  en: {
    lead: {
      'hire-tutor': {
        title: 'Hire a tutor',
        text: 'Class, subjects and area are enough. You get up to 5 tutor CVs within 48 hours.',
      },
      'hire-coach': { title: 'Hire a coach', text: 'Tell us what your child wants to get better at.' },
      general: { title: 'Send us your request', text: 'Tell us what you need, and we will contact you.' },
    },
    frame: 'Request form',
    loading: 'Loading the form…',
    notShown: 'The form does not appear? <support>Tell our support</support> what you need.',
    closed: 'This form is not open right now',
    closedText: 'Tell our support what you need instead.',
    closedTutor:
      'You can still find your tutor: tell our support what you need, or create a free guardian account and post your request yourself.',
    support: 'Contact support',
    createAccount: 'Create a free account',
    thanks: {
      title: 'Thank You!',
      subtitleA: 'Your submission has been successfully received.',
      subtitleB: "We'll be in touch soon!",
    },
    home: 'Back to the start page',
    board: 'See tuition jobs',
  },
  bn: {
    lead: {
      'hire-tutor': {
        title: 'টিউটর নিন',
        text: 'শ্রেণি, বিষয় আর এলাকা জানালেই হবে। ৪৮ ঘণ্টার মধ্যে সর্বোচ্চ ৫ জন টিউটরের সিভি পাবেন।',
      },
      'hire-coach': { title: 'কোচ নিন', text: 'আপনার সন্তান কোন বিষয়ে আরও ভালো করতে চায়, জানান।' },
      general: { title: 'কী দরকার জানান', text: 'আপনার প্রয়োজন লিখে দিন, আমরা যোগাযোগ করব।' },
    },
    frame: 'অনুরোধের ফর্ম',
    loading: 'ফর্ম আনা হচ্ছে…',
    notShown: 'ফর্মটি দেখা যাচ্ছে না? কী দরকার, <support>সাপোর্টকে জানান</support>।',
    closed: 'ফর্মটি এখন খোলা নেই',
    closedText: 'তবু আমাদের সঙ্গে কথা বলতে পারেন: কী দরকার, সাপোর্টকে জানান।',
    closedTutor:
      'তবু টিউটর পাওয়া যাবে: কী দরকার সাপোর্টকে জানান, অথবা অভিভাবক হিসেবে ফ্রি অ্যাকাউন্ট খুলে নিজেই অনুরোধ পোস্ট করুন।',
    support: 'সাপোর্টে যোগাযোগ করুন',
    createAccount: 'ফ্রি অ্যাকাউন্ট খুলুন',
    thanks: {
      title: 'ধন্যবাদ!',
      subtitleA: 'আপনার তথ্য আমরা ঠিকমতো পেয়েছি।',
      subtitleB: 'আমরা শিগগিরই যোগাযোগ করব!',
    },
    home: 'প্রথম পাতায় ফিরুন',
    board: 'টিউশন দেখুন',
  },
};
