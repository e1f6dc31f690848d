const salma = { en: 'Salma Khatun', bn: 'সালমা খাতুন' };
const mirpur = { en: 'Mirpur, Dhaka', bn: 'মিরপুর, ঢাকা' };

/** Sample data (PAR-088, decision OQ-057): the timeline's four, of which two are one's own. No call answers one yet. */
export const posts = [
  {
    id: 1,
    author: salma,
    location: mirpur,
    date: '2026-11-12',
    text: {
      en: 'My daughter read her first Bangla story book on her own this week. Thank you to her tutor!',
      bn: 'আমার মেয়ে এই সপ্তাহে প্রথমবার একা একটি বাংলা গল্পের বই পড়েছে। ওর টিউটরকে ধন্যবাদ!',
    },
    image: 'desk',
    likes: 24,
    comments: 6,
    shares: 2,
    mine: true,
  },
  {
    id: 2,
    author: { en: 'Kamrul Hasan', bn: 'কামরুল হাসান' },
    location: { en: 'Uttara, Dhaka', bn: 'উত্তরা, ঢাকা' },
    date: '2026-11-10',
    text: {
      en: 'Which time of day works best for lessons of a child in class 3? After school ours is always tired.',
      bn: 'তৃতীয় শ্রেণির বাচ্চার পড়ার জন্য দিনের কোন সময়টা ভালো? স্কুলের পর আমাদেরটা খুব ক্লান্ত থাকে।',
    },
    image: null,
    likes: 11,
    comments: 17,
    shares: 1,
    mine: false,
  },
  {
    id: 3,
    author: salma,
    location: mirpur,
    date: '2026-11-04',
    text: {
      en: 'Does anyone have old question papers for the class 8 scholarship exam? We would copy and return them.',
      bn: 'কারও কাছে অষ্টম শ্রেণির বৃত্তি পরীক্ষার পুরোনো প্রশ্ন আছে? কপি করে ফেরত দেব।',
    },
    image: null,
    likes: 8,
    comments: 9,
    shares: 3,
    mine: true,
  },
  {
    id: 4,
    author: { en: 'Nusrat Jahan', bn: 'নুসরাত জাহান' },
    location: { en: 'Agrabad, Chattogram', bn: 'আগ্রাবাদ, চট্টগ্রাম' },
    date: '2026-10-28',
    text: {
      en: 'A small reading corner at home changed everything: a mat, a lamp, and no phone near it.',
      bn: 'বাসায় ছোট্ট একটা পড়ার কোণ সব বদলে দিয়েছে: একটা মাদুর, একটা বাতি, কাছে কোনো ফোন নেই।',
    },
    image: null,
    likes: 42,
    comments: 5,
    shares: 12,
    mine: false,
  },
];
export type Post = (typeof posts)[number];
