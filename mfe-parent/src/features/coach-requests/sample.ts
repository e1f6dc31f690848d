/** Sample data: no call returns a coach request yet (decision OQ-057). */
export const coachRequest = {
  id: 3021,
  posted: '2026-11-02',
  student: { en: 'Tasnim', bn: 'তাসনিম' },
  age: 3,
  hours: 4,
  location: { en: 'Mirpur, Dhaka', bn: 'মিরপুর, ঢাকা' },
  salary: 6000,
} as const;

const skills = {
  care: { en: 'Care and early learning', bn: 'যত্ন ও প্রাথমিক শেখা' },
  english: { en: 'English and storytelling', bn: 'ইংরেজি ও গল্প বলা' },
  homework: { en: 'Homework and school run', bn: 'বাড়ির কাজ ও স্কুলে আনা-নেওয়া' },
} as const;

/** Experience in years, rates in taka an hour (PAR-122). */
export const recommended = [
  { id: 1, name: { en: 'Shirin Akhter', bn: 'শিরিন আখতার' }, skill: skills.care, experience: 4, rate: 40 },
  { id: 2, name: { en: 'Mitu Rani Das', bn: 'মিতু রানী দাস' }, skill: skills.english, experience: 2, rate: 40 },
  { id: 3, name: { en: 'Halima Khatun', bn: 'হালিমা খাতুন' }, skill: skills.homework, experience: 6, rate: 40 },
  { id: 4, name: { en: 'Sumaiya Islam', bn: 'সুমাইয়া ইসলাম' }, skill: skills.care, experience: 1, rate: 40 },
  {
    id: 5,
    name: { en: 'Jannatul Ferdous', bn: 'জান্নাতুল ফেরদৌস' },
    skill: skills.english,
    experience: 3,
    rate: 40,
  },
];
