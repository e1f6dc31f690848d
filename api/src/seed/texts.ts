/** Families write these about the tutor they look for. */
export const requirements: readonly string[] = [
  'Must be punctual and able to explain basics patiently.',
  'Experienced tutor needed. Weekly test and progress report required.',
  'Tutor from a public university preferred. Please be regular.',
  'Student is weak in Mathematics, so extra care is needed.',
  'Looking for a long-term tutor who lives nearby.',
  'Friendly tutor needed who can make homework enjoyable.',
  'Need to complete the full syllabus before the final exam.',
  'English medium background preferred. Should follow the Cambridge syllabus.',
  'Science background tutor needed for exam preparation with model tests.',
  'Tutor should be able to teach in both Bangla and English.',
  'শিক্ষককে সময়ানুবর্তী ও ধৈর্যশীল হতে হবে।',
  'অভিজ্ঞ শিক্ষক প্রয়োজন। প্রতি সপ্তাহে পরীক্ষা নিতে হবে।',
  'গণিত ও ইংরেজিতে বিশেষ যত্ন নিতে হবে।',
  'কাছাকাছি থাকেন এমন শিক্ষক অগ্রাধিকার পাবেন।',
  'বার্ষিক পরীক্ষার আগে সিলেবাস শেষ করতে হবে।',
  'শিক্ষার্থীর বেসিক ভালো করে বোঝাতে হবে।',
];

export const schoolNames: readonly string[] = [
  'Viqarunnisa Noon School and College',
  'Dhaka Residential Model College',
  'Chittagong Collegiate School',
  'Rajshahi Collegiate School',
  'Scholastica',
];

/** 130 to 500 characters, as the profile asks for. */
export const aboutTutor: readonly string[] = [
  'I have been teaching school students for several years and I enjoy making hard topics simple. I prepare short notes, take weekly tests and keep the guardian informed about progress.',
  'I study at a public university and teach Mathematics and Science. My lessons start from the basics, go through many examples and end with practice, so that the student can solve problems alone.',
  'আমি কয়েক বছর ধরে স্কুলের শিক্ষার্থীদের পড়াই। কঠিন বিষয় সহজ করে বোঝাতে ভালোবাসি, নিয়মিত পরীক্ষা নিই এবং অভিভাবককে অগ্রগতি জানাই। প্রতিটি অধ্যায়ের শেষে অনুশীলন ও মডেল টেস্ট করাই।',
];
