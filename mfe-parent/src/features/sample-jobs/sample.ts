/** Sample data: no call returns these yet (decision OQ-057). */
export const coachJob = {
  id: 3021,
  coach: { en: 'Rokeya Begum', bn: 'রোকেয়া বেগম' },
  coachEducation: { en: 'BA in Child Development', bn: 'শিশু বিকাশে বিএ' },
  experience: 5,
  student: { en: 'Tasnim', bn: 'তাসনিম' },
  age: 3,
  location: { en: 'Mirpur, Dhaka', bn: 'মিরপুর, ঢাকা' },
} as const;

export interface Shift {
  /** Saturday is 1. */
  day: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /** HH:mm of Bangladesh. */
  from: string;
  to: string;
}

/** By week: this one, the next. */
export const schedule: Record<'this' | 'next', readonly Shift[]> = {
  this: [
    { day: 1, from: '09:00', to: '13:00' },
    { day: 3, from: '09:00', to: '13:00' },
    { day: 5, from: '09:00', to: '13:00' },
  ],
  next: [
    { day: 2, from: '14:00', to: '18:00' },
    { day: 4, from: '14:00', to: '18:00' },
  ],
};

export const connectedTutors = [
  { id: 1, name: { en: 'Farhana Akter', bn: 'ফারহানা আক্তার' }, subject: { en: 'Mathematics', bn: 'গণিত' } },
  { id: 2, name: { en: 'Imran Hossain', bn: 'ইমরান হোসেন' }, subject: { en: 'English', bn: 'ইংরেজি' } },
  { id: 3, name: { en: 'Nadia Rahman', bn: 'নাদিয়া রহমান' }, subject: { en: 'Drawing', bn: 'আঁকা' } },
];

export const tutorJob = {
  id: 1204,
  className: { en: 'Class 8', bn: 'অষ্টম শ্রেণি' },
  subjects: { en: 'Mathematics, English', bn: 'গণিত, ইংরেজি' },
  days: 5,
  time: '17:00',
  salary: 6000,
  tutor: { en: 'Farhana Akter', bn: 'ফারহানা আক্তার' },
  university: { en: 'University of Dhaka', bn: 'ঢাকা বিশ্ববিদ্যালয়' },
  student: { en: 'Tasnim', bn: 'তাসনিম' },
  location: { en: 'Mirpur, Dhaka', bn: 'মিরপুর, ঢাকা' },
} as const;
