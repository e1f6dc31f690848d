import type { Language } from '@porao/platform';

export interface FaqItem {
  question: string;
  answer: string;
}

/** Facts of docs/requirements.tsv; the same fourteen in both languages (OQ-006). */
export const faqItems: Record<Language, readonly FaqItem[]> = {
  en: [
    {
      question: 'What do I need before I can apply for a job?',
      answer:
        'Tutors need at least HSC qualification, a valid phone and e-mail, and a profile at least 80% complete before applying.',
    },
    {
      question: 'Does it cost anything to register?',
      answer: 'No. Registration is free, and there is no payment step in it.',
    },
    {
      question: 'How is the completion of my profile counted?',
      answer:
        'Photo 5%, tutoring info 25%, education 30%, personal info 30% and documents 10%. More than three degrees add nothing.',
    },
    {
      question: 'How do I find jobs near me?',
      answer:
        'Open the job board, search your area and choose a distance from 1 to 50 km. Save your teaching location as well: tutors are suggested within 2 km of it, and parents find tutors within 1 km.',
    },
    {
      question: 'How do I apply?',
      answer:
        'Sign in as a tutor, open the job and press Apply Now. You see class, location, time, duration, days and salary once more before you agree.',
    },
    {
      question: 'Why can I not apply for a job in another city?',
      answer:
        'A job is for tutors who live in its city. If you have moved, update your location in your profile first.',
    },
    {
      question: 'What happens after I have applied?',
      answer:
        'Your job history shows the stage of each application: applied, shortlisted, appointed, confirmed or cancelled.',
    },
    {
      question: 'Can I cancel a job that I have accepted?',
      answer:
        'No. A tutor cannot cancel after accepting a job, so read its details before you agree. When a job is rejected, notify us within 24 hours.',
    },
    {
      question: 'Who decides my salary?',
      answer:
        'You and the guardian. The tuition fee is negotiated directly between you; we do not set it and collect nothing of it.',
    },
    {
      question: 'What do I pay to the platform?',
      answer:
        'A verification charge of ৳ 500 once, and a platform charge once per job within 7 days of confirmation: online 60%, home 55%, crash program 40%, 2-month job 40%, 1-month job 20%.',
    },
    {
      question: 'When do I get the platform charge back?',
      answer:
        '100% within the first 30 days for all types of job. In the next 30 days 50% for home tutoring and 0% for the others.',
    },
    {
      question: 'Which documents can I upload?',
      answer: 'Pictures of your credentials, each up to 15 MB: JPEG, PNG, WebP, or HEIC from an iPhone.',
    },
    {
      question: 'Can I be a tutor and a guardian at the same time?',
      answer: 'Yes. One account can have both roles, and you switch between them in the menu.',
    },
    {
      question: 'When can I reach support?',
      answer: 'Our support is open 10/7: ten hours a day, seven days a week.',
    },
  ],
  bn: [
    {
      question: 'আবেদন করার আগে আমার কী কী লাগবে?',
      answer:
        'অন্তত এইচএসসি পাস, সচল ফোন নম্বর ও ই-মেইল, আর কমপক্ষে ৮০% পূরণ করা প্রোফাইল থাকলে তবেই টিউটররা আবেদন করতে পারেন।',
    },
    {
      question: 'রেজিস্ট্রেশন করতে কি টাকা লাগে?',
      answer: 'না। রেজিস্ট্রেশন ফ্রি, এর কোনো ধাপেই টাকা দিতে হয় না।',
    },
    {
      question: 'প্রোফাইল কত শতাংশ হলো, কীভাবে হিসাব হয়?',
      answer:
        'ছবি ৫%, টিউশনের তথ্য ২৫%, শিক্ষা ৩০%, ব্যক্তিগত তথ্য ৩০% আর সনদপত্র ১০%। তিনটির বেশি ডিগ্রিতে কিছু যোগ হয় না।',
    },
    {
      question: 'কাছাকাছি টিউশন কীভাবে খুঁজব?',
      answer:
        'টিউশন বোর্ডে নিজের এলাকা লিখে ১ থেকে ৫০ কিলোমিটারের মধ্যে দূরত্ব বেছে নিন। পড়ানোর জায়গাও সংরক্ষণ করুন: তার ২/৩ কিলোমিটারের মধ্যে টিউটরদের নাম দেখানো হয়, আর অভিভাবকেরা ১ কিলোমিটারের মধ্যে টিউটর খুঁজে পান।',
    },
    {
      question: 'আবেদন কীভাবে করব?',
      answer:
        'টিউটর হিসেবে সাইন ইন করে টিউশনটি খুলুন, তারপর ‘আবেদন করুন’ চাপুন। রাজি হওয়ার আগে শ্রেণি, এলাকা, সময়, কতক্ষণ, কত দিন আর বেতন আরেকবার দেখে নিতে পারবেন।',
    },
    {
      question: 'অন্য শহরের টিউশনে আবেদন করতে পারছি না কেন?',
      answer: 'টিউশন যে শহরে, সেই শহরে থাকা টিউটরদের জন্যই সেটি। বাসা বদলালে আগে প্রোফাইলে নতুন এলাকা দিন।',
    },
    {
      question: 'আবেদনের পর কী হয়?',
      answer:
        'কোন আবেদন কোন ধাপে আছে, ‘আবেদনের ইতিহাস’ পাতায় দেখা যায়: আবেদন করেছেন, বাছাই তালিকায়, নিয়োগ পেয়েছেন, নিশ্চিত নাকি বাতিল।',
    },
    {
      question: 'টিউশন নেওয়ার পর কি বাতিল করতে পারি?',
      answer:
        'না। টিউশন গ্রহণ করার পর টিউটর তা বাতিল করতে পারেন না, তাই রাজি হওয়ার আগে সব পড়ে নিন। কোনো টিউশন প্রত্যাখ্যাত হলে ২৪ ঘণ্টার মধ্যে আমাদের জানান।',
    },
    {
      question: 'আমার বেতন কে ঠিক করেন?',
      answer: 'আপনি আর অভিভাবক। বেতন ঠিক হয় সরাসরি আপনাদের মধ্যে; আমরা বেতন ঠিক করি না, তার কোনো অংশও নিই না।',
    },
    {
      question: 'প্ল্যাটফর্মকে আমার কী দিতে হয়?',
      answer:
        'একবার ৳ ৫০০ যাচাইয়ের চার্জ, আর টিউশন নিশ্চিত হওয়ার ৭ দিনের মধ্যে প্রতি টিউশনে একবার প্ল্যাটফর্ম চার্জ: অনলাইন ৬০%, বাসায় ৫৫%, ক্র্যাশ প্রোগ্রাম ৪০%, ২ মাসের টিউশন ৪০%, ১ মাসের টিউশন ২০%।',
    },
    {
      question: 'প্ল্যাটফর্ম চার্জ কখন ফেরত পাব?',
      answer: 'প্রথম ৩০ দিনের মধ্যে হলে সব ধরনের টিউশনে ১০০%। পরের ৩০ দিনে বাসায় পড়ানোর ক্ষেত্রে ৫০%, অন্যগুলোতে ০%।',
    },
    {
      question: 'কোন সনদপত্র আপলোড করা যায়?',
      answer: 'সনদপত্রের ছবি, প্রতিটি সর্বোচ্চ ১৫ এমবি: জেপিইজি, পিএনজি, ওয়েবপি বা আইফোনের এইচইআইসি।',
    },
    {
      question: 'একই সঙ্গে টিউটর ও অভিভাবক হওয়া যায়?',
      answer: 'হ্যাঁ। একটি অ্যাকাউন্টেই দুই ভূমিকা থাকতে পারে, মেনু থেকে একটি বদলে অন্যটিতে যেতে পারবেন।',
    },
    {
      question: 'সাপোর্টকে কখন পাওয়া যায়?',
      answer: 'আমাদের সাপোর্ট আছে ১০/৭: দিনে দশ ঘণ্টা, সপ্তাহে সাত দিন।',
    },
  ],
};
