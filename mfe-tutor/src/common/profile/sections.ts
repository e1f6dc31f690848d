import { paths } from '../paths.ts';

/** The four update pages, in their order, with their weights (TUT-041). */
export const updateTabs = [
  { name: 'tutoring', path: paths.updateTutoring, weight: 25 },
  { name: 'education', path: paths.updateEducation, weight: 30 },
  { name: 'personal', path: paths.updatePersonal, weight: 30 },
  { name: 'certificate', path: paths.updateCertificate, weight: 10 },
] as const;
export type UpdateTab = (typeof updateTabs)[number]['name'];

/** Cards of the tutoring page, by their name in the URL (decision OQ-047). */
export const tutoringCards = [
  'location',
  'category',
  'salary',
  'online',
  'experience',
  'availability',
] as const;
export type TutoringCard = (typeof tutoringCards)[number];
