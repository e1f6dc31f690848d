import type { LocalizedText } from '@porao/contracts';

export interface SampleCoach {
  id: number;
  name: LocalizedText;
  student: LocalizedText;
  /** A day. */
  hours: number;
  since: string;
}

/** Sample data: no call returns a coach yet (decision OQ-057). */
export const coaches: readonly SampleCoach[] = [
  {
    id: 1,
    name: { en: 'Rokeya Begum', bn: 'রোকেয়া বেগম' },
    student: { en: 'Tasnim, 3 years', bn: 'তাসনিম, ৩ বছর' },
    hours: 4,
    since: '2026-09-01',
  },
  {
    id: 2,
    name: { en: 'Nasrin Sultana', bn: 'নাসরিন সুলতানা' },
    student: { en: 'Arif, 2 years', bn: 'আরিফ, ২ বছর' },
    hours: 6,
    since: '2026-10-15',
  },
];
