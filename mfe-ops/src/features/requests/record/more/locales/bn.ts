import type { Translation } from '@porao/platform';
import type en from './en.ts';

export default {
  'approve.any': 'যেকোনো',
  'approve.months': 'কত মাস',
  'approve.months.help': 'চলতে থাকলে ০ লিখুন।',
  'approve.students': 'কতজন শিক্ষার্থী',
  'approve.house': 'বাসা ও ফ্ল্যাট',
  'approve.house.help': 'শুধু নিশ্চিত হওয়া টিউটর দেখবেন। খালি রাখলে: {address}।',
  'approve.road': 'রাস্তা',
  'approve.curriculum_id': 'কারিকুলাম',
  'approve.group_id': 'টিউটরের বিভাগ',
  'approve.religion_id': 'টিউটরের ধর্ম',
  'approve.university_type_id': 'টিউটরের শিক্ষাপ্রতিষ্ঠানের ধরন',
  'approve.education_level_id': 'টিউটরের শিক্ষার স্তর',
  'approve.exam_title_id': 'টিউটরের পরীক্ষা',
  'approve.year': 'টিউটর কোন বর্ষে পড়েন',
  'approve.university_ids': 'টিউটরের শিক্ষাপ্রতিষ্ঠান',
  'approve.department_ids': 'টিউটরের পড়ার বিষয়',
  'approve.school_names': 'টিউটরের স্কুল',
  'approve.college_names': 'টিউটরের কলেজ',
  'approve.names.help': 'একাধিক হলে কমা দিয়ে লিখুন।',
  'approve.many.none': 'কিছু পাওয়া যায়নি।',
  'approve.many.count': { one: '{count}টি পাওয়া গেছে', other: '{count}টি পাওয়া গেছে' },
  'approve.many.clear': 'মুছে ফেলুন',
  'approve.many.remove': '{name} বাদ দিন',
  'approve.crash': 'ক্র্যাশ প্রোগ্রাম',
} satisfies Translation<typeof en>;
