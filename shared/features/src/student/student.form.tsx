import { PersonName, type StudentBody, StudentEdit } from '@porao/contracts';
import {
  CheckboxField,
  Form,
  FormError,
  type FormOf,
  NumberField,
  SelectField,
  SubmitButton,
  TextField,
  useWatch,
} from '@porao/ui/forms';
import { GenderField } from '../lookup/gender.field.tsx';
import { InstituteField } from '../lookup/institute.field.tsx';
import { LookupNotice } from '../lookup/lookup.notice.tsx';
import { useChoices, useClasses } from '../lookup/lookup.queries.ts';
import { type OutputOf, withExtra, withRules } from '../schema.ts';
import { type FormWrite, useWriteForm } from '../write/write-form.ts';
import { t } from './messages.ts';

export type NewStudent = OutputOf<typeof StudentEdit>;

interface Extra {
  not_enrolled: boolean;
  institute_name: string;
}

/** A refusal of any other field is shown above the form. */
const briefFields = ['name', 'gender', 'age', 'institute_id', 'not_enrolled'] as const;

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/** `stored` is a name from before the rule of names; it stays until it is edited (docs/adr/0018). */
const schemaOf = (details: boolean, stored: string | undefined) =>
  withRules(withExtra<Extra>()(StudentEdit), (values) => [
    ...(!isMissing(values.name) && values.name !== stored && !PersonName.safeParse(values.name).success
      ? [{ path: ['name'], message: 'name.letters' }]
      : []),
    ...(!values.not_enrolled && isMissing(values.institute_id)
      ? [{ path: ['institute_id'], message: 'Please select an institute.' }]
      : []),
    ...(values.not_enrolled && isMissing(values.age)
      ? [{ path: ['age'], message: 'Please enter an age from 1 to 99.' }]
      : []),
    ...(details && isMissing(values.curriculum_id)
      ? [{ path: ['curriculum_id'], message: 'Please select a curriculum.' }]
      : []),
  ]);

interface StudentFormProps<D> extends FormWrite<NewStudent, D> {
  /** Where the form begins; empty for a new student. */
  start?: Partial<NewStudent> & { institute_name?: string };
  /** Asks for curriculum and date of birth too, as editing does. */
  details?: boolean;
  /** Leaves class and category as they are. */
  brief?: boolean;
  submitLabel: string;
  busyLabel: string;
}

/** A student: enrolled in an institute, or with an age (decision OQ-072). */
export function StudentForm<D>(props: StudentFormProps<D>) {
  const { start = {}, details = false, brief = false, submitLabel, busyLabel, send, ...write } = props;
  const { form, submit } = useWriteForm({
    ...write,
    schema: schemaOf(details, start.name),
    ...(brief && { fields: briefFields }),
    start: { name: '', institute_name: '', not_enrolled: !isMissing(start.age), ...start },
    send: (student: NewStudent, { getValues }) =>
      send(getValues('not_enrolled') ? { ...student, institute_id: null } : { ...student, age: null }),
  });
  const notEnrolled = useWatch({ control: form.control, name: 'not_enrolled' });

  return (
    <Form form={form} onSubmit={submit} label={submitLabel}>
      <FormError form={form} />
      <TextField form={form} name="name" label={t('student.name')} autoComplete="off" maxLength={100} />
      <GenderField form={form} name="gender" label={t('student.gender')} />
      {!brief && <ClassFields form={form} details={details} />}
      {notEnrolled ? (
        <NumberField form={form} name="age" label={t('student.age')} />
      ) : (
        <InstituteField
          form={form}
          name="institute_id"
          list="university"
          label={t('student.institute')}
          nameField="institute_name"
        />
      )}
      <CheckboxField form={form} name="not_enrolled" label={t('student.notEnrolled')} />
      <SubmitButton form={form} size="lg" fullWidth busyLabel={busyLabel}>
        {submitLabel}
      </SubmitButton>
    </Form>
  );
}

interface ClassFieldsProps {
  form: FormOf<StudentBody & Extra, NewStudent>;
  details: boolean;
}

function ClassFields({ form, details }: ClassFieldsProps) {
  const category = useWatch({ control: form.control, name: 'category_id' });
  const categories = useChoices('tutoringcategory');
  const classes = useClasses(typeof category === 'number' ? category : undefined);
  const curriculums = useChoices('curriculum');
  return (
    <>
      <LookupNotice lists={details ? [categories, classes, curriculums] : [categories, classes]} />
      <SelectField
        form={form}
        name="category_id"
        label={t('student.category')}
        placeholder={t('student.category.choose')}
        options={categories.options}
        onPicked={() => form.setValue('i_class_id', undefined as never)}
      />
      <SelectField
        form={form}
        name="i_class_id"
        label={t('student.class')}
        placeholder={t(category ? 'student.class.choose' : 'student.class.first')}
        options={classes.options}
        disabled={!category}
      />
      {details && (
        <>
          <SelectField
            form={form}
            name="curriculum_id"
            label={t('student.curriculum')}
            placeholder={t('student.curriculum.choose')}
            options={curriculums.options}
          />
          <TextField form={form} name="dob" type="date" label={t('student.dob')} />
        </>
      )}
    </>
  );
}
