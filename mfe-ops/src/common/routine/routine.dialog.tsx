import { OpsRoutineAnswerBody, OpsRoutineChangeBody, type OpsRoutineChanges } from '@porao/contracts';
import { answerMessage, type OutputOf, useWriteForm } from '@porao/features';
import { ChangeFields, changeText, usualShift } from '@porao/features/routine';
import { call } from '@porao/platform';
import { Text } from '@porao/ui';
import { Form, FormError, RadioField, SubmitButton, TextAreaField } from '@porao/ui/forms';
import { Modal } from '@porao/ui/overlays';
import type { ReactNode } from 'react';
import type { Opened } from '../use-dialog.tsx';
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

const sideOptions = () => sides.map((value) => ({ value, label: t(`facts.${value}`) }));

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
    <Form form={form} onSubmit={submit} label={t('routine.propose')}>
      <Text>{t('routine.propose.text')}</Text>
      <FormError form={form} />
      <RadioField form={form} name="side" label={t('routine.side')} options={sideOptions()} />
      <ChangeFields form={form} of={of} />
      <TextAreaField form={form} name="reason" label={t('routine.reason')} rows={2} maxLength={500} />
      <SubmitButton form={form} busyLabel={t('routine.saving')}>
        {t('routine.save')}
      </SubmitButton>
    </Form>
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
    <Form form={form} onSubmit={submit} label={t('routine.reply')}>
      <Text>{t('routine.reply.text', { change: changeText(open) })}</Text>
      <FormError form={form} />
      <RadioField form={form} name="side" label={t('routine.side')} options={sideOptions()} />
      <RadioField
        form={form}
        name="answer"
        label={t('routine.answer')}
        options={answers.map((value) => ({ value, label: t(`routine.say.${value}`) }))}
      />
      <TextAreaField form={form} name="reason" label={t('routine.reason')} rows={2} maxLength={500} />
      <SubmitButton form={form} busyLabel={t('routine.saving')}>
        {t('routine.save')}
      </SubmitButton>
    </Form>
  );
}
