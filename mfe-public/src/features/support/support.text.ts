import { forgottenPassword } from '@porao/contracts/paths';
import type { Language } from '@porao/platform';
import type { IconName } from '@porao/ui';
import { paths } from '../../common/paths.ts';

/** Where a kind of question is settled. */
export const helpTopics = ['hire', 'apply', 'account', 'charges'] as const;
export type HelpTopic = (typeof helpTopics)[number];

export const helpLinks: Record<HelpTopic, { to: string; icon: IconName }> = {
  hire: { to: paths.lead({ title: 'hire-tutor' }), icon: 'search' },
  apply: { to: `${paths.landing}#faq`, icon: 'briefcase' },
  account: { to: forgottenPassword, icon: 'lock' },
  charges: { to: `${paths.terms}#charges`, icon: 'money' },
};

interface SupportText {
  title: string;
  lead: string;
  help: string;
  topics: Record<HelpTopic, { title: string; text: string; link: string }>;
  ready: string;
  readyList: readonly string[];
}

export const supportTexts: Record<Language, SupportText> = {
  en: {
    title: 'Support',
    lead: 'Most questions are answered below. For everything else, contact us.',
    help: 'What is it about?',
    topics: {
      hire: {
        title: 'I am looking for a tutor',
        text: 'Tell us class, subjects and area. You get up to 5 tutor CVs within 48 hours.',
        link: 'Hire a tutor',
      },
      apply: {
        title: 'I want to teach',
        text: 'What you need to apply, how the profile is counted, and what happens afterwards.',
        link: 'Read the tutor FAQ',
      },
      account: {
        title: 'I cannot sign in',
        text: 'Set a new password with the code that we send to your phone.',
        link: 'Set a new password',
      },
      charges: {
        title: 'Charges and refunds',
        text: 'Every rate, when it is due, and when you get your money back.',
        link: 'Read the terms',
      },
    },
    ready: 'To help you, we need to know',
    readyList: [
      'The phone number of your account.',
      'If it is about a job, its job ID.',
      'Never your password or a code that we sent you. Do not tell them to anyone.',
    ],
  },
  bn: {
    title: 'সাপোর্ট',
    lead: 'বেশির ভাগ প্রশ্নের উত্তর নিচেই আছে। অন্য কিছু জানতে আমাদের সঙ্গে যোগাযোগ করুন।',
    help: 'কোন বিষয়ে জানতে চান?',
    topics: {
      hire: {
        title: 'টিউটর খুঁজছি',
        text: 'শ্রেণি, বিষয় আর এলাকা জানান। ৪৮ ঘণ্টার মধ্যে সর্বোচ্চ ৫ জন টিউটরের সিভি পাবেন।',
        link: 'টিউটর নিন',
      },
      apply: {
        title: 'পড়াতে চাই',
        text: 'আবেদন করতে কী কী লাগে, প্রোফাইলের হিসাব কীভাবে হয়, আর তারপর কী হয়।',
        link: 'টিউটরদের প্রশ্নোত্তর পড়ুন',
      },
      account: {
        title: 'সাইন ইন করতে পারছি না',
        text: 'আপনার ফোনে পাঠানো কোড দিয়ে নতুন পাসওয়ার্ড ঠিক করে নিন।',
        link: 'নতুন পাসওয়ার্ড দিন',
      },
      charges: {
        title: 'চার্জ ও টাকা ফেরত',
        text: 'সব হার, কখন দিতে হয়, আর কখন টাকা ফেরত পাবেন।',
        link: 'শর্তাবলি পড়ুন',
      },
    },
    ready: 'দ্রুত সাহায্য পেতে',
    readyList: [
      'আপনার অ্যাকাউন্টের ফোন নম্বরটি জানান।',
      'কোনো টিউশনের ব্যাপারে হলে জব আইডি জানান।',
      'পাসওয়ার্ড বা আমাদের পাঠানো কোড কাউকে বলবেন না। আমরা কখনো এগুলো চাই না।',
    ],
  },
};
