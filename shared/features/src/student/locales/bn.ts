import type { Translation } from '@porao/platform';
import type en from './en.ts';

export default {
  'student.name': 'নাম',
  'student.gender': 'লিঙ্গ',
  'student.category': 'কারিকুলাম/ক্যাটাগরি',
  'student.category.choose': 'ক্যাটাগরি বেছে নিন',
  'student.class': 'শ্রেণি বা কোর্স',
  'student.class.choose': 'শ্রেণি বা কোর্স বেছে নিন',
  'student.class.first': 'আগে ক্যাটাগরি বেছে নিন',
  'student.curriculum': 'কারিকুলাম',
  'student.curriculum.choose': 'কারিকুলাম বেছে নিন',
  'student.dob': 'জন্মতারিখ (ঐচ্ছিক)',
  'student.institute': 'শিক্ষাপ্রতিষ্ঠান',
  'student.age': 'শিক্ষার্থীর বয়স',
  'student.notEnrolled': 'কোনো প্রতিষ্ঠানে ভর্তি নয়',
} satisfies Translation<typeof en>;
