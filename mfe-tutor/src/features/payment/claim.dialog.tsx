import { ClaimBody } from '@porao/contracts';
import { answerMessage, useWriteForm } from '@porao/features';
import { call } from '@porao/platform';
import { Stack } from '@porao/ui';
import { Form, FormError, SubmitButton, TextAreaField } from '@porao/ui/forms';
import { Modal } from '@porao/ui/overlays';
import { t } from '../../common/messages.ts';

export interface ClaimDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Identifies the charge. */
  id: number;
  title: string;
  button: string;
}

export default function ClaimDialog({ opened, onClose, id, title, button }: ClaimDialogProps) {
  const { form, submit } = useWriteForm({
    schema: ClaimBody,
    start: { reason: '' },
    draft: `claim-${id}`,
    send: (body) => call('POST /api/tutor/invoices/:id/claim', { params: { id }, body }),
    stale: ['GET /api/tutor/invoices'],
    success: answerMessage,
    onDone: onClose,
  });
  return (
    <Modal opened={opened} onClose={onClose} title={title} closeLabel={t('claim.close')}>
      <Form form={form} onSubmit={submit} label={title}>
        <Stack>
          <FormError form={form} />
          <TextAreaField form={form} name="reason" label={t('claim.reason')} rows={4} maxLength={500} />
          <SubmitButton form={form} fullWidth busyLabel={t('claim.sending')}>
            {button}
          </SubmitButton>
        </Stack>
      </Form>
    </Modal>
  );
}
