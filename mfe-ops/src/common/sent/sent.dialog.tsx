import { HandWay, SentBody } from '@porao/contracts';
import { answerMessage, type Opened, type OutputOf, useWriteForm } from '@porao/features';
import { Text } from '@porao/ui';
import { Form, FormError, RadioField, SubmitButton, TextField } from '@porao/ui/forms';
import { Modal } from '@porao/ui/overlays';
import type { ReactNode } from 'react';
import { t } from './messages.ts';

export interface SentQuestion {
  /** Names the question, under which what was typed is kept: `refund-5`. */
  about: string;
  title: string;
  /** Says what the record does. */
  text: string;
  send: (body: OutputOf<typeof SentBody>) => Promise<{ message: string }>;
}
export type SentDialogProps = SentQuestion & Opened;

/** Records that money was sent to a tutor: from which wallet, and by which TrxID. */
export default function SentDialog({
  about,
  title,
  text,
  send,
  opened,
  onClose,
}: SentDialogProps): ReactNode {
  const { form, submit } = useWriteForm({
    schema: SentBody,
    start: { trx_id: '' },
    fields: ['way', 'trx_id'],
    draft: `ops-sent-${about}`,
    send,
    stale: [
      'GET /api/ops/deals/:id',
      'GET /api/ops/invoices',
      'GET /api/ops/payments',
      'GET /api/ops/payments/:id',
      'GET /api/ops/today',
    ],
    success: answerMessage,
    onDone: onClose,
  });
  return (
    <Modal opened={opened} onClose={onClose} title={title} closeLabel={t('close')}>
      <Form form={form} onSubmit={submit} label={title}>
        <Text>{text}</Text>
        <FormError form={form} />
        <RadioField
          form={form}
          name="way"
          label={t('sent.way')}
          options={HandWay.options.map((value) => ({ value, label: t(`way.${value}`) }))}
        />
        <TextField form={form} name="trx_id" label={t('sent.trxId')} autoComplete="off" maxLength={60} />
        <SubmitButton form={form} busyLabel={t('sent.sending')}>
          {t('sent.do')}
        </SubmitButton>
      </Form>
    </Modal>
  );
}
