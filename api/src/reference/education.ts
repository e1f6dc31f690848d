const school = [
  'Bangla',
  'English',
  'Mathematics',
  'Science',
  'Bangladesh and Global Studies',
  'Religion',
  'ICT',
];
const primary = ['All Subjects', 'Bangla', 'English', 'Mathematics', 'Science'];
const science = ['Physics', 'Chemistry', 'Biology', 'Higher Mathematics'];
const commerce = ['Accounting', 'Finance', 'Business Studies'];
const secondary = [...school, ...science, ...commerce, 'All Subjects'];
const college = ['Bangla', 'English', 'ICT', ...science, ...commerce, 'Economics', 'Statistics', 'Logic'];
const cambridge = [
  'English',
  'Mathematics',
  'Physics',
  'Chemistry',
  'Biology',
  'Accounting',
  'Economics',
  'ICT',
];

type Classes = Readonly<Record<string, readonly string[]>>;

const graded = (lower: readonly string[]): Classes => ({
  Playgroup: ['All Subjects', 'Bangla', 'English'],
  Nursery: ['All Subjects', 'Bangla', 'English'],
  KG: primary,
  ...Object.fromEntries([1, 2, 3, 4, 5].map((grade) => [`Class ${grade}`, primary])),
  ...Object.fromEntries([6, 7, 8].map((grade) => [`Class ${grade}`, [...lower, 'All Subjects']])),
  'Class 9': secondary,
  'Class 10': secondary,
  'SSC Candidate': secondary,
  'HSC 1st Year': college,
  'HSC 2nd Year': college,
  'HSC Candidate': college,
});

/** Category, class, subject. Ids follow from the order: add at the end only. */
export const categories: Readonly<Record<string, Classes>> = {
  'Bangla Medium': graded(school),
  'English Medium': {
    Playgroup: ['All Subjects', 'English', 'Mathematics'],
    Nursery: ['All Subjects', 'English', 'Mathematics'],
    'KG 1': ['All Subjects', 'English', 'Mathematics'],
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7, 8].map((grade) => [
        `Standard ${grade}`,
        ['All Subjects', 'Bangla', ...cambridge.slice(0, 5)],
      ]),
    ),
    'O Level': ['Bangla', 'Additional Mathematics', ...cambridge],
    'AS Level': cambridge,
    'A Level': ['Further Mathematics', ...cambridge],
  },
  'English Version': graded(school),
  'Madrasa Medium': {
    ...Object.fromEntries([1, 2, 3, 4, 5].map((grade) => [`Ebtedayi ${grade}`, ['Arabic', ...primary]])),
    ...Object.fromEntries(
      [6, 7, 8].map((grade) => [`Dakhil ${grade}`, ['Arabic', 'Quran Majid', ...school]]),
    ),
    'Dakhil 9': ['Arabic', 'Quran Majid', 'Hadith', ...school],
    'Dakhil 10': ['Arabic', 'Quran Majid', 'Hadith', ...school],
    Alim: ['Arabic', 'Fiqh', 'Bangla', 'English', 'ICT'],
  },
  'Religious Studies': {
    'Quran Learning': ['Quran Reading', 'Tajweed', 'Hifz'],
    'Arabic Language': ['Arabic'],
    'Gita Learning': ['Gita'],
  },
  'Admission Test': {
    'School Admission': ['All Subjects'],
    'Cadet College Admission': ['Bangla', 'English', 'Mathematics', 'General Knowledge'],
    'Medical Admission': ['Biology', 'Chemistry', 'Physics', 'English', 'General Knowledge'],
    'Engineering Admission': ['Physics', 'Chemistry', 'Higher Mathematics'],
    'University Admission (Unit A)': ['Physics', 'Chemistry', 'Higher Mathematics', 'Biology'],
    'University Admission (Unit B)': ['Bangla', 'English', 'General Knowledge'],
    'University Admission (Unit C)': ['Accounting', 'Business Studies', 'English'],
  },
  'Language Learning': {
    'Spoken English': ['Spoken English'],
    IELTS: ['Listening', 'Reading', 'Writing', 'Speaking'],
    'Bangla for Foreigners': ['Bangla'],
    Japanese: ['Japanese'],
    Korean: ['Korean'],
    German: ['German'],
  },
  'Test Preparation': {
    SAT: ['English', 'Mathematics'],
    GRE: ['Verbal', 'Quantitative'],
    BCS: ['Bangla', 'English', 'Mathematics', 'General Knowledge'],
  },
  'Arts and Crafts': {
    Drawing: ['Drawing'],
    'Vocal Music': ['Rabindra Sangeet', 'Nazrul Geeti', 'Classical Music'],
    Guitar: ['Guitar'],
    Dance: ['Classical Dance'],
  },
  'Computer and Skills': {
    Programming: ['C', 'C++', 'Python', 'Java', 'Web Development'],
    'Office Applications': ['Microsoft Office'],
    'Graphic Design': ['Adobe Illustrator', 'Adobe Photoshop'],
  },
  'University Courses': {
    'BSc Mathematics': ['Calculus', 'Linear Algebra', 'Statistics'],
    'BSc Computer Science': ['Data Structures', 'Algorithms', 'Databases'],
    BBA: ['Accounting', 'Finance', 'Marketing', 'Statistics'],
  },
};

export const examTitles: Readonly<Record<number, readonly string[]>> = {
  6: ['SSC', 'Dakhil', 'O Level', 'SSC (Vocational)'],
  7: ['HSC', 'Alim', 'A Level', 'HSC (Vocational)', 'HSC (BM)'],
  8: [
    'Diploma in Engineering',
    'Diploma in Nursing',
    'Diploma in Agriculture',
    'Diploma in Medical Technology',
  ],
  9: [
    'BSc (Honors)',
    'BSc Engineering',
    'BA (Honors)',
    'BSS (Honors)',
    'BBA',
    'LLB (Honors)',
    'MBBS',
    'BDS',
    'B Pharm',
    'B Arch',
    'Fazil',
    'BA (Pass)',
  ],
  10: ['MSc', 'MSc Engineering', 'MA', 'MSS', 'MBA', 'LLM', 'Kamil', 'M Pharm'],
  11: ['PhD', 'MPhil', 'FCPS', 'MD'],
};
