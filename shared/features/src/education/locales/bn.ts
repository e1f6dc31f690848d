import type { Translation } from '@porao/platform';
import type en from './en.ts';

export default {
  'education.title': 'পরীক্ষার নাম',
  'education.title.choose': 'পরীক্ষার নাম বেছে নিন',
  'education.school': 'স্কুল বা প্রতিষ্ঠান (ঐচ্ছিক)',
  'education.group': 'বিভাগ',
  'education.curriculum': 'কারিকুলাম',
  'education.department': 'ডিপার্টমেন্ট (ঐচ্ছিক)',
  'education.institute': 'বিশ্ববিদ্যালয় বা প্রতিষ্ঠান (ঐচ্ছিক)',
  'education.type': 'প্রতিষ্ঠানের ধরন',
  'education.type.choose': 'প্রতিষ্ঠানের ধরন বেছে নিন',
  'education.semester': 'বর্তমান সেমিস্টার',
  'education.semester.choose': 'সেমিস্টার বেছে নিন',
  'education.semester.number': '{place}-তম সেমিস্টার',
  'education.semester.graduated': 'স্নাতক সম্পন্ন',
  'education.result': 'ফলাফল (ঐচ্ছিক)',
  'education.result.help': 'দুই দশমিক পর্যন্ত সিজিপিএ, যেমন ৩.২৫',
  'education.year': 'পাসের সাল (ঐচ্ছিক)',
  'education.year.choose': 'সাল বেছে নিন',
  'education.board': 'বোর্ড (ঐচ্ছিক)',
  'education.board.choose': 'বোর্ড বেছে নিন',
  'education.medium': 'ইংলিশ মিডিয়ামের ধরন (ঐচ্ছিক)',
  'education.medium.choose': 'ধরন বেছে নিন',
  'education.result.school': 'দুই দশমিক পর্যন্ত জিপিএ, যেমন ৪.৫০',
} satisfies Translation<typeof en>;
