import { otherSide, RoutineChangeBody, type RoutineChanges } from '@porao/contracts';
import { call } from '@porao/platform';
import { Text } from '@porao/ui';
import { Form, FormError, SubmitButton } from '@porao/ui/forms';
import { Modal } from '@porao/ui/overlays';
import type { OutputOf } from '../schema.ts';
import { answerMessage } from '../write/write.ts';
import { useWriteForm } from '../write/write-form.ts';
import { ChangeFields, usualShift } from './change.fields.tsx';
import { t } from './messages.ts';
import { staleCalls } from './routine.calls.ts';

export interface ProposeDialogProps {
  of: RoutineChanges;
  /** Chosen before the dialog. */
  kind: 'ramadan' | 'pause';
  opened: boolean;
  onClose: () => void;
}

/** Proposes to the other side that the routine is another one on some days. */
export default function ProposeDialog(props: ProposeDialogProps) {
  const { opened, onClose } = props;
  return (
    <Modal opened={opened} onClose={onClose} title={t('propose.title')} closeLabel={t('close')}>
      <ProposeForm {...props} />
    </Modal>
  );
}

function ProposeForm({ of, kind, onClose }: ProposeDialogProps) {
  const { deal_id: id, side, name } = of;
  const { form, submit } = useWriteForm({
    schema: RoutineChangeBody,
    start: { kind, ...(kind === 'ramadan' && { minutes: usualShift }) },
    fields: ['kind', 'minutes', 'from', 'to', 'why'],
    draft: `routine-change-${id}-${kind}`,
    send: (body: OutputOf<typeof RoutineChangeBody>) =>
      call('POST /api/deals/:id/routine-changes', { params: { id }, body }),
    stale: staleCalls,
    success: answerMessage,
    onDone: onClose,
  });
  const other = otherSide(side);
  return (
    <Form form={form} onSubmit={submit} label={t('propose.title')}>
      <FormError form={form} />
      <ChangeFields form={form} of={of} />
      <Text size="sm">{t('propose.text', { side: name ?? t(`side.${other}`) })}</Text>
      <SubmitButton form={form} size="lg" busyLabel={t('sending')}>
        {t('propose.send')}
      </SubmitButton>
    </Form>
  );
}
