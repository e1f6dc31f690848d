import type { Availability, TutoringPreferences, TutorProfile } from '@porao/contracts';

export const slots = ['morning', 'noon', 'afternoon', 'evening'] as const;

/** The overview shows what is filled, if only in part. */
export const hasLocation = ({ city }: TutorProfile): boolean => city !== null;
export const hasCategory = ({ categories }: TutoringPreferences): boolean => categories.length > 0;
export const hasSalary = (profile: TutorProfile): boolean => profile.expected_salary !== null;
export const hasOnline = (profile: TutorProfile): boolean =>
  profile.expected_salary_online_per_hour !== null ||
  profile.demo_class_video !== null ||
  profile.about_your_online_tutoring_style !== null ||
  profile.tutor_gender !== null;
export const hasAvailability = (week: readonly Availability[]): boolean =>
  week.some((day) => slots.some((slot) => day[slot] === 1));
/** Personal information is saved as a whole, and its date of birth is required. */
export const hasPersonal = ({ personal_info }: TutorProfile): boolean => personal_info.date_of_birth !== null;
