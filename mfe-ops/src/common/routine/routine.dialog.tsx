import { OpsRoutineAnswerBody, OpsRoutineChangeBody, type OpsRoutineChanges } from '@porao/contracts';
import { answerMessage, type Opened, type OutputOf, useWriteForm } from '@porao/features';
import { ChangeFields, changeText, usualShift } from '@porao/features/routine';
import { call } from '@porao/platform';
import { Text } from '@porao/ui';
import {
  type FieldValues,
  Form,
  FormError,
  type FormOf,
  type Path,
  RadioField,
  SubmitButton,
  TextAreaField,
} from '@porao/ui/forms';
import { Modal } from '@porao/ui/overlays';
import type { ReactNode } from 'react';
import { t } from './messages.ts';

export interface RoutineQuestion {
  of: OpsRoutineChanges;
}
export type RoutineDialogProps = RoutineQuestion & Opened;

const sides = ['guardian', 'tutor'] as const;
const answers = ['agreed', 'declined', 'withdrawn'] as const;
const stale = ['GET /api/ops/deals/:id/routine-changes', 'GET /api/ops/deals/:id/lessons'] as const;

/** Writes down what a side proposes on the phone, or what it answers where something waits. */
export default function RoutineDialog({ of, opened, onClose }: RoutineDialogProps): ReactNode {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t(of.open ? 'routine.reply' : 'routine.propose')}
      closeLabel={t('routine.close')}
    >
      {of.open ? (
        <AnswerForm of={of} open={of.open} onClose={onClose} />
      ) : (
        <ProposeForm of={of} onClose={onClose} />
      )}
    </Modal>
  );
}

interface SayFormProps<I extends FieldValues, O> {
  /** Has the fields `side` and `reason`. */
  form: FormOf<I, O>;
  onSubmit: (values: O) => Promise<unknown> | void;
  label: string;
  text: string;
  children: ReactNode;
}

function SayForm<I extends FieldValues, O>({ form, onSubmit, label, text, children }: SayFormProps<I, O>) {
  const name = (field: string) => field as Path<I>;
  return (
    <Form form={form} onSubmit={onSubmit} label={label}>
      <Text>{text}</Text>
      <FormError form={form} />
      <RadioField
        form={form}
        name={name('side')}
        label={t('routine.side')}
        options={sides.map((value) => ({ value, label: t(`facts.${value}`) }))}
      />
      {children}
      <TextAreaField form={form} name={name('reason')} label={t('routine.reason')} rows={2} maxLength={500} />
      <SubmitButton form={form} busyLabel={t('routine.saving')}>
        {t('routine.save')}
      </SubmitButton>
    </Form>
  );
}

function ProposeForm({ of, onClose }: RoutineQuestion & Pick<Opened, 'onClose'>): ReactNode {
  const id = of.deal_id;
  const { form, submit } = useWriteForm({
    schema: OpsRoutineChangeBody,
    start: { reason: '', minutes: usualShift },
    fields: ['side', 'kind', 'minutes', 'from', 'to', 'why', 'reason'],
    send: (body: OutputOf<typeof OpsRoutineChangeBody>) =>
      call('POST /api/ops/deals/:id/routine-changes', { params: { id }, body }),
    stale,
    success: answerMessage,
    onDone: onClose,
  });
  return (
    <SayForm form={form} onSubmit={submit} label={t('routine.propose')} text={t('routine.propose.text')}>
      <ChangeFields form={form} of={of} />
    </SayForm>
  );
}

interface AnswerFormProps extends RoutineQuestion {
  open: NonNullable<OpsRoutineChanges['open']>;
  onClose: () => void;
}

function AnswerForm({ of, open, onClose }: AnswerFormProps): ReactNode {
  const params = { id: of.deal_id, changeId: open.id };
  const { form, submit } = useWriteForm({
    schema: OpsRoutineAnswerBody,
    start: { reason: '' },
    fields: ['side', 'answer', 'reason'],
    send: (body: OutputOf<typeof OpsRoutineAnswerBody>) =>
      call('POST /api/ops/deals/:id/routine-changes/:changeId/answer', { params, body }),
    stale,
    success: answerMessage,
    onDone: onClose,
  });
  return (
    <SayForm
      form={form}
      onSubmit={submit}
      label={t('routine.reply')}
      text={t('routine.reply.text', { change: changeText(open) })}
    >
      <RadioField
        form={form}
        name="answer"
        label={t('routine.answer')}
        options={answers.map((value) => ({ value, label: t(`routine.say.${value}`) }))}
      />
    </SayForm>
  );
}
