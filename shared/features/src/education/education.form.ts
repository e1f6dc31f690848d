import { EducationBody } from '@porao/contracts';
import type { FormOf } from '@porao/ui/forms';
import { type OutputOf, withExtra } from '../schema.ts';
import { useWriteForm, type WriteForm, type WriteFormOptions } from '../write/write-form.ts';

/** Names that the form shows and does not send. */
export interface Names {
  university_name: string;
  department_name: string;
}
/** Is what is sent of a degree. */
export type Degree = OutputOf<typeof EducationBody>;
export type EducationForm = FormOf<EducationBody & Names, Degree>;

/** The contract's rules over the names that the form also holds. */
export const educationSchema = withExtra<Names>()(EducationBody);

/** Ids of the education levels that onboarding asks for (AUT-047). */
export const levels = { secondary: 6, bachelor: 9 } as const;

/** A form for one degree of a level, kept over a reload under `draft`. */
export const useEducationForm = <D>(
  options: { start: EducationBody } & Omit<
    WriteFormOptions<EducationBody & Names, Degree, D>,
    'schema' | 'start'
  >,
): WriteForm<EducationBody & Names, Degree> =>
  useWriteForm({
    ...options,
    schema: educationSchema,
    start: { university_name: '', department_name: '', ...options.start },
  });
