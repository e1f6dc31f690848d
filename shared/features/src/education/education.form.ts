import { EducationBody } from '@porao/contracts';
import type { FormOf } from '@porao/ui/forms';
import { type OutputOf, withExtra } from '../schema.ts';

export interface Names {
  university_name: string;
  department_name: string;
}
export type Degree = OutputOf<typeof EducationBody>;
export type EducationForm = FormOf<EducationBody & Names, Degree>;

/** The contract's rules over the names that the form also holds. */
export const educationSchema = withExtra<Names>()(EducationBody);

/** Ids of the education levels that onboarding asks for (AUT-047). */
export const levels = { secondary: 6, bachelor: 9 } as const;
