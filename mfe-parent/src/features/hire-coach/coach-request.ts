import { ruled } from '@porao/features';
import { t } from '../../common/messages.ts';

export const choices = {
  student_type: ['regular', 'special'],
  /** Codes of the product: 1 male, 2 female, 3 any. */
  coach_gender: [3, 1, 2],
  /** Years. */
  student_age: [2, 3],
  /** Hours a day. */
  coach_net_time: [4, 5, 6, 7, 8],
  shift: ['morning', 'noon', 'evening'],
  extra_work: ['homework', 'school'],
  level_of_expertise: ['basic', 'advance', 'pro'],
} as const;
type Choice = { -readonly [K in keyof typeof choices]: (typeof choices)[K][number] };

/** Each from 0 to 100. */
export const levels = ['communication_level', 'tutoring_level', 'caring_level'] as const;

/** Describes the coach that a family wants. It stays in the page: no call takes it yet (PAR-087). */
interface CoachRequest extends Omit<Choice, 'student_age'>, Record<(typeof levels)[number], number> {
  /** Null until chosen. */
  student_age: Choice['student_age'] | null;
  /** HH:mm of Bangladesh; empty until given. */
  coaching_time: string;
}

export interface HireCoachValues extends CoachRequest {
  student_id: number | null;
  parent_location_id: number | null;
}

export const newRequest: CoachRequest = {
  student_type: 'regular',
  coach_gender: 3,
  coach_net_time: 4,
  shift: 'morning',
  extra_work: 'homework',
  level_of_expertise: 'basic',
  communication_level: 50,
  tutoring_level: 50,
  caring_level: 50,
  student_age: null,
  coaching_time: '',
};

export const hireCoachSchema = ruled<HireCoachValues>(({ student_age, coaching_time }) => [
  ...(student_age === null ? [{ path: ['student_age'], message: t('coach.age.required') }] : []),
  ...(coaching_time === '' ? [{ path: ['coaching_time'], message: t('coach.time.required') }] : []),
]);
