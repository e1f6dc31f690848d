import type { Language } from '@porao/platform';

interface HowItWorksText {
  title: string;
  lead: string;
  /** `<terms>` is the link to the terms. */
  steps: readonly { title: string; text: string }[];
  action: string;
}

export const howItWorksTexts: Record<Language, HowItWorksText> = {
  en: {
    title: 'How it works for tutors',
    lead: 'From registration to the first lesson.',
    steps: [
      { title: 'Register free', text: 'Your name, phone, e-mail and a password. You pay nothing.' },
      {
        title: 'Complete your profile',
        text: 'At 80% you can apply. Education, experience and your teaching area help parents choose you.',
      },
      {
        title: 'Apply to jobs you like',
        text: 'One press on the job board. You always see the status of each application.',
      },
      {
        title: 'Meet, confirm, teach',
        text: 'A platform charge is paid once per confirmed job; the <terms>terms</terms> list every rate.',
      },
    ],
    action: 'Become a Tutor',
  },
  bn: {
    title: 'টিউটর হিসেবে যেভাবে শুরু করবেন',
    lead: 'রেজিস্ট্রেশন থেকে প্রথম ক্লাস পর্যন্ত।',
    steps: [
      { title: 'ফ্রি রেজিস্ট্রেশন করুন', text: 'নাম, ফোন নম্বর, ই-মেইল আর পাসওয়ার্ড দিলেই হয়। কোনো টাকা লাগে না।' },
      {
        title: 'প্রোফাইল পূরণ করুন',
        text: '৮০% হলেই আবেদন করতে পারবেন। শিক্ষা, অভিজ্ঞতা আর পড়ানোর জায়গা দেখে অভিভাবক আপনাকে বেছে নেন।',
      },
      {
        title: 'পছন্দের টিউশনে আবেদন করুন',
        text: 'টিউশন বোর্ডে এক চাপেই আবেদন। প্রতিটি আবেদনের ধাপ সব সময় দেখতে পাবেন।',
      },
      {
        title: 'দেখা করুন, নিশ্চিত হোন, পড়ান',
        text: 'টিউশন নিশ্চিত হলে একবারই প্ল্যাটফর্ম চার্জ দিতে হয়; সব হার <terms>শর্তাবলিতে</terms> আছে।',
      },
    ],
    action: 'টিউটর হিসেবে যোগ দিন',
  },
};
