import { type TutorRequest, TutorRequestBody } from '@porao/contracts';
import { trialLessons } from '@porao/contracts/charge-rules';
import { findPrivateDetails } from '@porao/contracts/private-details';
import {
  LookupNotice,
  type OutputOf,
  onlyOf,
  requestStart,
  useChoices,
  usePreset,
  useSubjects,
  useWriteForm,
  WishFields,
} from '@porao/features';
import { call, formatNumber } from '@porao/platform';
import { Notice } from '@porao/ui';
import {
  CheckboxField,
  ChoiceChipsField,
  Form,
  FormError,
  type FormOf,
  RadioField,
  SubmitButton,
  TextAreaField,
  useWatch,
} from '@porao/ui/forms';
import { LocationDialog, StudentDialog } from '../../common/family/dialogs.lazy.ts';
import { useLocationChoices, useStudentChoices } from '../../common/family/family.choices.ts';
import { PickField } from '../../common/family/pick.field.tsx';
import { useAllStudents } from '../../common/family/students.queries.ts';
import { t } from '../../common/messages.ts';
import { useUser } from '../../common/user.ts';

const days = [1, 2, 3, 4, 5, 6, 7];

interface RequestFormProps {
  /** The one to change. */
  request?: TutorRequest;
  /** A new one begins with the values of this. */
  like?: TutorRequest;
  onSaved: () => void;
}

/** A request for a home tutor. */
export function RequestForm({ request, like, onSaved }: RequestFormProps) {
  const { form, submit } = useWriteForm({
    send: async (values): Promise<unknown> => {
      // Changing a request keeps what is not sent.
      const body = { ...values, budget: values.budget ?? null };
      return request
        ? call('PUT /api/tutor-request/:id', { params: { id: request.id }, body })
        : call('POST /api/tutor-request', { body });
    },
    stale: ['GET /api/tutor-request', 'GET /api/tutor-request/:id'],
    success: () => t(request ? 'request.updated' : 'request.sent'),
    schema: TutorRequestBody,
    start: startOf(request ?? like),
    draft: ['tutor-request', request?.id, like && `like-${like.id}`].filter(Boolean).join('-'),
    onDone: onSaved,
  });
  const family = useFamilyChoices(form);
  const places = useChoices('tutoringplace');
  const label = t(request ? 'request.update' : 'request.send');
  const onlySubject = onlyOf(family.subjects);
  usePreset(form, 'student_id', onlyOf(family.students));
  usePreset(form, 'parent_location_id', onlyOf(family.locations));
  usePreset(form, 'subjects', onlySubject === undefined ? undefined : [onlySubject]);

  return (
    <Form form={form} onSubmit={submit} label={label}>
      <FormError form={form} />
      <LookupNotice lists={[family.students, family.locations, family.subjects, places]} />
      <PickField
        form={form}
        name="student_id"
        label={t('request.student')}
        placeholder={t('request.student.choose')}
        choices={family.students}
        onPicked={family.studentPicked}
        addLabel={t('students.add')}
        Dialog={StudentDialog}
        onAdded={() => form.setValue('subjects', [])}
      />
      <PickField
        form={form}
        name="parent_location_id"
        label={t('request.location')}
        placeholder={t('request.location.choose')}
        choices={family.locations}
        addLabel={t('locations.add')}
        Dialog={LocationDialog}
      />
      <ChoiceChipsField
        form={form}
        name="subjects"
        label={t('request.subjects')}
        help={family.classId === undefined ? t('request.subjects.first') : undefined}
        options={family.subjects.options}
      />
      <RadioField form={form} name="tutoring_place_id" label={t('request.place')} options={places.options} />
      <RadioField
        form={form}
        name="days_in_week"
        label={t('request.days')}
        options={days.map((value) => ({ value, label: formatNumber(value) }))}
      />
      <WishFields form={form} />
      <CheckboxField form={form} name="trial_lesson" label={t('request.trial', { count: trialLessons })} />
      <TextAreaField
        form={form}
        name="tutor_requirement"
        label={t('request.requirement')}
        help={t('request.requirement.help')}
        maxLength={1000}
      />
      <PrivateDetailsNotice form={form} names={family.names} />
      <SubmitButton form={form} size="lg" fullWidth busyLabel={t(request ? 'saving' : 'request.sending')}>
        {label}
      </SubmitButton>
    </Form>
  );
}

/** A day that passed is to be chosen again. */
const dayToCome = (day: string | null): string =>
  day !== null && TutorRequestBody.shape.start_date.safeParse(day).success ? day : '';

const startOf = (request: TutorRequest | undefined) =>
  request
    ? {
        student_id: request.student_id,
        parent_location_id: request.parent_location_id,
        subjects: request.subjects.map(({ id }) => id),
        tutor_gender: request.tutor_gender,
        tutoring_place_id: request.tutoring_place_id,
        days_in_week: request.days_in_week,
        budget: request.budget ?? undefined,
        time_of_day: request.time_of_day,
        start_date: dayToCome(request.start_date),
        tutor_requirement: request.tutor_requirement ?? '',
        trial_lesson: request.trial_lesson ?? false,
      }
    : requestStart;

const maxShown = 5;

interface PrivateDetailsNoticeProps {
  form: RequestFormOf;
  /** Belong to the guardian and the students. */
  names: readonly string[];
}

/** Says while typing what the public requirement gives away; it refuses nothing, since it may be wrong. */
function PrivateDetailsNotice({ form, names }: PrivateDetailsNoticeProps) {
  const text = useWatch({ control: form.control, name: 'tutor_requirement' }) ?? '';
  const found = findPrivateDetails(text, names).map((detail) =>
    t(`request.private.${detail.kind}`, { text: detail.text }),
  );
  if (found.length === 0) return null;
  const details = [...new Set(found)].slice(0, maxShown).join(', ');
  return <Notice tone="warning">{t('request.private', { details })}</Notice>;
}

type RequestFormOf = FormOf<TutorRequestBody, OutputOf<typeof TutorRequestBody>>;

/** Returns what the request form chooses from: own students and addresses, and the subjects of the student's class. */
function useFamilyChoices(form: RequestFormOf) {
  const everybody = useAllStudents();
  const own = useUser().data?.data.name ?? '';
  const chosen = useWatch({ control: form.control, name: 'student_id' });
  const classOf = (id: unknown) => everybody.data?.data.find((student) => student.id === id)?.i_class_id;
  const classId = classOf(chosen);
  const subjects = useSubjects(classId);
  return {
    students: useStudentChoices(),
    locations: useLocationChoices(),
    subjects,
    classId,
    /** These belong to the guardian and the students. */
    names: [own, ...(everybody.data?.data ?? []).map(({ name }) => name)],
    /** Subjects belong to a class, so those of another one are no choice anymore. */
    studentPicked: () => {
      if (classOf(form.getValues('student_id')) !== classId) form.setValue('subjects', []);
    },
  };
}
