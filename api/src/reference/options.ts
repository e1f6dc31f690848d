/** Plain lookups: ids fixed by requirements (RUL-007, RUL-038) are written out, the others count from 1. */
const counted = (...texts: string[]): [number, string][] => texts.map((text, index) => [index + 1, text]);

export const tutoringPlaces: [number, string][] = [
  [1, 'Group Tutoring'],
  [2, 'Home Tutoring'],
  [3, 'Online Tutoring'],
];
export const educationLevels: [number, string][] = [
  [6, 'Secondary'],
  [7, 'Higher Secondary'],
  [8, 'Diploma'],
  [9, 'Bachelor Honors'],
  [10, 'Masters'],
  [11, 'Doctorate'],
];
export const tutoringStyles = counted(
  'One to one',
  'Group study',
  'Online with whiteboard',
  'Exam and model test based',
  'Note and assignment based',
  'Play and activity based',
);
export const certificateTypes = counted(
  'National ID Card',
  'Birth Certificate',
  'Passport',
  'University ID Card',
  'SSC Certificate',
  'HSC Certificate',
  'O Level Certificate',
  'A Level Certificate',
  'Bachelor Certificate',
);
export const universityTypes = counted(
  'Public University',
  'Private University',
  'National University',
  'Engineering University',
  'Medical College',
  'Agricultural University',
  'Polytechnic Institute',
  'Madrasa',
  'International University',
);
export const boards = counted(
  'Dhaka',
  'Chattogram',
  'Rajshahi',
  'Jashore',
  'Cumilla',
  'Barishal',
  'Sylhet',
  'Dinajpur',
  'Mymensingh',
  'Madrasah',
  'Technical',
  'Cambridge',
  'Edexcel',
);
/** 5 opens the English-medium details (TUT-082). */
export const curriculums = counted(
  'Bangla Version',
  'English Version',
  'Madrasa',
  'Technical',
  'English Medium',
);
export const groups = counted('Science', 'Business Studies', 'Humanities', 'General');
export const curriculumDependencies = counted('Cambridge', 'Edexcel', 'International Baccalaureate');
export const religions = counted(
  'Islam',
  'Hinduism',
  'Buddhism',
  'Christianity',
  'Other',
  'Prefer not to say',
);
