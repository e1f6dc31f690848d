import type { MessageKey } from '@porao/contracts';
import type { FieldErrors } from '../../kit/failure.ts';

const adult = 18;

/** Whole years between two days, `YYYY-MM-DD`. */
export function ageOn(day: string, birth: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

export function birthDateErrors(birth: string, today: string): FieldErrors {
  return birth > today ? { date_of_birth: ['birthDate.future'] } : {};
}

/** Under 18 is a warning, not a refusal (decision OQ-004). */
export const savedMessage = (birth: string, today: string): MessageKey =>
  ageOn(today, birth) >= adult ? 'personal.saved' : 'personal.savedUnder18';
