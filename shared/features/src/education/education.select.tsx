import type { EducationBody } from '@porao/contracts';
import { SelectField, type SelectFieldProps } from '@porao/ui/forms';
import type { Degree, Names } from './education.form.ts';
import { t } from './messages.ts';

interface EducationSelectProps
  extends Pick<SelectFieldProps<EducationBody & Names, Degree>, 'form' | 'name' | 'options'> {
  text: 'title' | 'type' | 'semester' | 'year' | 'medium' | 'board';
}

export function EducationSelect({ text, ...rest }: EducationSelectProps) {
  return <SelectField {...rest} label={t(`education.${text}`)} placeholder={t(`education.${text}.choose`)} />;
}
