import { type MyTutor, type Routine, RoutineDaysBody } from '@porao/contracts';
import { LookupNotice, useSubjects, useWriteForm } from '@porao/features';
import { ChoiceChipsField, Form, FormError, SubmitButton, TextField } from '@porao/ui/forms';
import { Modal } from '@porao/ui/overlays';
import type { DialogProps } from '../../common/lazy.dialog.tsx';
import { t } from '../../common/messages.ts';
import { saveRoutine, type Week } from './routine.queries.ts';

export interface RoutineDialogProps extends DialogProps {
  week: Week;
  classId: number | undefined;
  /** A new lesson begins with what the job says. */
  job: MyTutor['tuition_job_offer'];
  used: readonly number[];
  /** Is the routine that is changed, its day excepted; undefined for a new day. */
  row?: Routine | undefined;
}

export default function RoutineDialog(props: RoutineDialogProps) {
  const { opened, onClose, row } = props;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t(row ? 'routine.update' : 'routine.add')}
      closeLabel={t('close')}
    >
      <RoutineForm {...props} />
    </Modal>
  );
}

const days = [1, 2, 3, 4, 5, 6, 7] as const;

/** The same lesson on one or several days; a change keeps its day (PAR-104). */
function RoutineForm({ onClose, week, classId, job, used, row }: RoutineDialogProps) {
  const subjects = useSubjects(classId);
  const { form, submit } = useWriteForm({
    ...saveRoutine(row?.id),
    schema: RoutineDaysBody,
    start: {
      tutor_id: week.tutorId,
      student_id: week.studentId,
      days: row ? [row.day] : [],
      time: row?.time ?? job.tutoring_time ?? '',
      subjects: row?.subjects.map(({ id }) => id) ?? job.subject_ids ?? [],
    },
    draft: row ? `routine-${row.id}` : `routine-${week.studentId}-${week.tutorId}`,
    fields: ['days', 'time', 'subjects'],
    onDone: onClose,
  });
  return (
    <Form form={form} onSubmit={submit} label={t(row ? 'routine.update' : 'routine.add')}>
      <FormError form={form} />
      <LookupNotice lists={[subjects]} />
      <ChoiceChipsField
        form={form}
        name="days"
        label={t('routine.days')}
        help={!row && job.days_in_week ? t('routine.days.job', { count: job.days_in_week }) : undefined}
        options={days.map((value) => ({
          value,
          label: t(`day.${value}`),
          disabled: row !== undefined || used.includes(value),
        }))}
      />
      <TextField form={form} name="time" type="time" label={t('routine.time')} />
      <ChoiceChipsField
        form={form}
        name="subjects"
        label={t('routine.subjects')}
        options={subjects.options}
      />
      <SubmitButton form={form} size="lg" fullWidth busyLabel={t('saving')}>
        {t(row ? 'routine.update' : 'routine.add')}
      </SubmitButton>
    </Form>
  );
}
