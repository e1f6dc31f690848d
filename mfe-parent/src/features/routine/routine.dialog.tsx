import { type Routine, RoutineBody } from '@porao/contracts';
import { LookupNotice, useSubjects, useWriteForm } from '@porao/features';
import { ChoiceChipsField, Form, FormError, SelectField, SubmitButton, TextField } from '@porao/ui/forms';
import { Modal } from '@porao/ui/overlays';
import type { DialogProps } from '../../common/lazy.dialog.tsx';
import { t } from '../../common/messages.ts';
import { saveRoutine, type Week } from './routine.queries.ts';

export interface RoutineDialogProps extends DialogProps {
  week: Week;
  classId: number | undefined;
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

function RoutineForm({ onClose, week, classId, used, row }: RoutineDialogProps) {
  const subjects = useSubjects(classId);
  const { form, submit } = useWriteForm({
    ...saveRoutine(row?.id),
    schema: RoutineBody,
    start: {
      tutor_id: week.tutorId,
      student_id: week.studentId,
      time: row?.time ?? '',
      subjects: row?.subjects.map(({ id }) => id) ?? [],
      ...(row && { day: row.day }),
    },
    draft: row ? `routine-${row.id}` : `routine-${week.studentId}-${week.tutorId}`,
    fields: ['day', 'time', 'subjects'],
    onDone: onClose,
  });
  return (
    <Form form={form} onSubmit={submit} label={t(row ? 'routine.update' : 'routine.add')}>
      <FormError form={form} />
      <LookupNotice lists={[subjects]} />
      <SelectField
        form={form}
        name="day"
        label={t('routine.day')}
        placeholder={t('routine.day.choose')}
        options={days.map((value) => ({
          value,
          label: t(`day.${value}`),
          disabled: value !== row?.day && used.includes(value),
        }))}
        disabled={row !== undefined}
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
