import { support } from '@porao/contracts/paths';
import { LookupNotice, RestoredNotice, TitledCard, useLeaveWarning, useWriteForm } from '@porao/features';
import { formatDigits, formatNumber, openModal } from '@porao/platform';
import { LinkAnchor, Notice, Stack } from '@porao/ui';
import { Slider } from '@porao/ui/controls';
import { Form, type FormOf, RadioField, SubmitButton, TextField, useController } from '@porao/ui/forms';
import { LocationDialog, StudentDialog } from '../../common/family/dialogs.lazy.ts';
import { useLocationChoices, useStudentChoices } from '../../common/family/family.choices.ts';
import { PickField } from '../../common/family/pick.field.tsx';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { SectionPage } from '../../common/section.page.tsx';
import { choices, type HireCoachValues, hireCoachSchema, levels, newRequest } from './coach-request.ts';
import styles from './hire-coach.module.css';
import { SalaryPanel } from './salary.panel.tsx';

export default function HireCoachPage() {
  return (
    <SectionPage title={t('coach.title')} text={t('coach.lead')}>
      <Notice tone="warning" still action={<LinkAnchor to={paths.hireTutor}>{t('sample.next')}</LinkAnchor>}>
        {t('coach.note')}
      </Notice>
      <HireCoachForm />
    </SectionPage>
  );
}

/** The simulated request takes this time, in ms (PAR-059). */
const pretended = 2000;

const start: HireCoachValues = { ...newRequest, student_id: null, parent_location_id: null };

/** Asks for a coach. Nothing is sent: there is no call for it yet (PAR-059). */
function HireCoachForm() {
  const write = useWriteForm({
    schema: hireCoachSchema,
    start,
    draft: 'hire-coach',
    send: () => new Promise((resolve) => setTimeout(resolve, pretended)),
    onDone: () => {
      write.discard();
      openModal({
        title: t('coach.thanks'),
        body: t('coach.thanks.text'),
        buttons: [
          { label: t('coach.thanks.home'), to: paths.home, variant: 'default' },
          { label: t('coach.thanks.support'), to: support },
        ],
      });
    },
  });
  const { form, submit, restored } = write;
  useLeaveWarning(restored || form.formState.isDirty, true);

  return (
    <Form form={form} onSubmit={submit} label={t('coach.title')}>
      <RestoredNotice form={write} />
      <div className={styles.layout}>
        <Stack gap="lg">
          <TitledCard title={t('coach.part.child')}>
            <ChildFields form={form} />
          </TitledCard>
          <TitledCard title={t('coach.part.coach')}>
            <RadioField
              form={form}
              name="coach_gender"
              label={t('coach.gender')}
              options={choices.coach_gender.map((value) => ({ value, label: t(`gender.${value}`) }))}
            />
            <LevelFields form={form} />
          </TitledCard>
          <TitledCard title={t('coach.part.time')}>
            <TimeFields form={form} />
          </TitledCard>
        </Stack>
        <div className={styles.side}>
          <SalaryPanel>
            <SubmitButton form={form} size="lg" fullWidth busyLabel={t('coach.busy')}>
              {t('coach.submit')}
            </SubmitButton>
          </SalaryPanel>
        </div>
      </div>
    </Form>
  );
}

function TimeFields({ form }: { form: FormOf<HireCoachValues> }) {
  return (
    <>
      <RadioField
        form={form}
        name="coach_net_time"
        label={t('coach.hours')}
        options={choices.coach_net_time.map((value) => ({ value, label: formatDigits(value) }))}
      />
      <RadioField
        form={form}
        name="shift"
        label={t('coach.shift')}
        options={choices.shift.map((value) => ({ value, label: t(`coach.shift.${value}`) }))}
      />
      <TextField form={form} name="coaching_time" type="time" label={t('coach.time')} />
      <RadioField
        form={form}
        name="extra_work"
        label={t('coach.outside')}
        options={choices.extra_work.map((value) => ({ value, label: t(`coach.outside.${value}`) }))}
      />
    </>
  );
}

function LevelFields({ form }: { form: FormOf<HireCoachValues> }) {
  return (
    <>
      <RadioField
        form={form}
        name="level_of_expertise"
        label={t('coach.level')}
        options={choices.level_of_expertise.map((value) => ({ value, label: t(`coach.level.${value}`) }))}
      />
      {levels.map((name) => (
        <LevelSlider key={name} form={form} name={name} />
      ))}
    </>
  );
}

function LevelSlider({ form, name }: { form: FormOf<HireCoachValues>; name: (typeof levels)[number] }) {
  const { field } = useController({ control: form.control, name });
  return (
    <Slider
      label={t(`coach.${name}`)}
      value={field.value}
      valueText={formatNumber(field.value)}
      onChange={field.onChange}
    />
  );
}

function ChildFields({ form }: { form: FormOf<HireCoachValues> }) {
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
