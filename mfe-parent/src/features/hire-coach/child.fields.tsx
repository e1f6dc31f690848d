import { LookupNotice } from '@porao/features';
import { type FormOf, RadioField } from '@porao/ui/forms';
import { LocationDialog, StudentDialog } from '../../common/family/dialogs.lazy.ts';
import { useLocationChoices, useStudentChoices } from '../../common/family/family.choices.ts';
import { PickField } from '../../common/family/pick.field.tsx';
import { t } from '../../common/messages.ts';
import { choices, type HireCoachValues } from './coach-request.ts';

export function ChildFields({ form }: { form: FormOf<HireCoachValues> }) {
  const students = useStudentChoices();
  const locations = useLocationChoices();
  return (
    <>
      <LookupNotice lists={[students, locations]} />
      <PickField
        form={form}
        name="student_id"
        label={t('coach.student')}
        placeholder={t('coach.student.choose')}
        choices={students}
        addLabel={t('coach.student.add')}
        Dialog={DetailedStudentDialog}
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
        choices={locations}
        addLabel={t('coach.location.add')}
        Dialog={LocationDialog}
      />
    </>
  );
}

const DetailedStudentDialog: typeof StudentDialog = (props) => <StudentDialog {...props} details />;
