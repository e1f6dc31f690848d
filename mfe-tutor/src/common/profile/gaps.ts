import type { PersonalInfo, TutoringPreferences, TutorProfile } from '@porao/contracts';

/** Percent that a card lacks, by the weights of RUL-020 and RUL-022; a part counts whole or not at all (OQ-130). */
const gap = (percent: number, ...filled: readonly unknown[]): number =>
  filled.every((value) => (typeof value === 'string' ? value.trim() !== '' : Boolean(value))) ? 0 : percent;

export const locationGap = ({ city, location, preferred_location }: TutorProfile): number =>
  gap(7, city, location, preferred_location.length);

export const categoryGap = ({ categories, i_classes, subjects }: TutoringPreferences): number =>
  gap(6, categories.length, i_classes.length, subjects.length);

export const salaryGap = (profile: TutorProfile): number =>
  gap(
    6,
    profile.expected_salary !== null,
    profile.about_your_tutoring_style,
    profile.tutoring_style.length,
    profile.tutoring_place.length,
  );

export const experienceGap = (rows: readonly unknown[]): number => gap(2, rows.length);
export const availabilityGap = (filled: boolean): number => gap(4, filled);

const addressGap = (info: PersonalInfo, which: 'present' | 'permanent') =>
  gap(
    5,
    info[`${which}_house_building`],
    info[`${which}_road_area`],
    info[`${which}_police_station`],
    info[`${which}_district`],
  );

export const personalGap = ({ personal_info: info }: TutorProfile): number =>
  gap(2, info.date_of_birth) +
  gap(3, info.about_yourself) +
  addressGap(info, 'present') +
  addressGap(info, 'permanent') +
  gap(10, info.father_name, info.mother_name) +
  gap(5, info.emergency_contact_name, info.emergency_contact_number);
