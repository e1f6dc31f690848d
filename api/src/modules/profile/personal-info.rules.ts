import type { FieldErrors } from '../../kit/failure.ts';

const adult = 18;

/** Whole years between two days, `YYYY-MM-DD`. */
export function ageOn(day: string, birth: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

export function birthDateErrors(birth: string, today: string): FieldErrors {
  return birth > today ? { date_of_birth: ['The date of birth cannot be in the future.'] } : {};
}

/** Under 18 is a warning, not a refusal (decision OQ-004). */
export function savedMessage(birth: string, today: string): string {
  const saved = 'Personal informations updated successfully.';
  if (ageOn(today, birth) >= adult) return saved;
  return `${saved} Please note: users must be 18 or older to use Porao.`;
}
