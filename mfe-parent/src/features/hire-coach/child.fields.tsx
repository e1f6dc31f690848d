import { type FormOf, RadioField } from '@porao/ui/forms';
import type { ReactNode } from 'react';
import { useLocationChoices, useStudentChoices } from '../../common/family/family.choices.ts';
import { loadLocationDialog, loadStudentDialog } from '../../common/family/load-dialogs.ts';
import { LazyDialog } from '../../common/lazy.dialog.tsx';
import { t } from '../../common/messages.ts';
import { choices, type HireCoachValues } from './coach-request.ts';
import { PickField } from './pick.field.tsx';

/** Asks whom the coach is for, and where. */
export function ChildFields({ form }: { form: FormOf<HireCoachValues> }): ReactNode {
  const students = useStudentChoices();
  const locations = useLocationChoices();
  return (
    <>
      <PickField
        form={form}
        name="student_id"
        label={t('coach.student')}
        placeholder={t('coach.student.choose')}
        addLabel={t('coach.student.add')}
        choices={students}
        renderDialog={({ pick, ...state }) => (
          <LazyDialog load={loadStudentDialog} props={{ ...state, details: true, onSaved: pick }} />
        )}
      />
      <RadioField
        form={form}
        name="student_type"
        label={t('coach.type')}
        options={choices.student_type.map((value) => ({ value, label: t(`coach.type.${value}`) }))}
      />
      <RadioField
        form={form}
        name="student_age"
        label={t('coach.age')}
        options={choices.student_age.map((value) => ({ value, label: t('coach.age.years', { age: value }) }))}
      />
      <PickField
        form={form}
        name="parent_location_id"
        label={t('coach.location')}
        placeholder={t('coach.location.choose')}
        addLabel={t('coach.location.add')}
        choices={locations}
        renderDialog={({ pick, ...state }) => (
          <LazyDialog load={loadLocationDialog} props={{ ...state, onSaved: pick }} />
        )}
      />
    </>
  );
}
