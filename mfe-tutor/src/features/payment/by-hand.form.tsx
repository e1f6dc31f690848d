import { HandPayBody, type HandWay, maxScreenshotBytes } from '@porao/contracts';
import { answerMessage, useWriteForm } from '@porao/features';
import { call } from '@porao/platform';
import { Button, Card, Group } from '@porao/ui';
import { Form, FormError, RadioField, SubmitButton, TextField, useWatch } from '@porao/ui/forms';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { PictureChoice } from '../../common/picture.choice.tsx';

export interface ByHandFormProps {
  invoiceId: number;
  ways: readonly HandWay[];
  onClose: () => void;
}

/** Says that a charge was paid: by which way, its TrxID, and perhaps a screenshot. */
export default function ByHandForm({ invoiceId, ways, onClose }: ByHandFormProps): ReactNode {
  const [only, ...others] = ways;
  const { form, submit } = useWriteForm({
    schema: HandPayBody,
    start: { ...(only && others.length === 0 && { way: only }), trx_id: '', screenshot_base64: '' },
    send: (body) => call('POST /api/tutor/invoices/:id/hand-payments', { params: { id: invoiceId }, body }),
    stale: ['GET /api/tutor/invoices'],
    success: answerMessage,
    onDone: onClose,
  });
  const picture = useWatch({ control: form.control, name: 'screenshot_base64' }) ?? '';
  return (
    <Card look="soft">
      <Form form={form} onSubmit={submit} label={t('byHand.form')}>
        <RadioField
          form={form}
          name="way"
          label={t('byHand.way')}
          options={ways.map((value) => ({ value, label: t(`byHand.${value}`) }))}
        />
        <TextField
          form={form}
          name="trx_id"
          label={t('byHand.trxId')}
          help={t('byHand.trxId.help')}
          autoComplete="off"
          maxLength={60}
        />
        <PictureChoice
          label={t('byHand.picture')}
          help={t('byHand.picture.help')}
          maxBytes={maxScreenshotBytes}
          image={picture}
          error={form.getFieldState('screenshot_base64', form.formState).error?.message}
          onChosen={(image) => {
            form.setValue('screenshot_base64', image, { shouldDirty: true });
            form.clearErrors('screenshot_base64');
          }}
          onRefused={(message) => form.setError('screenshot_base64', { type: 'file', message })}
        />
        <FormError form={form} title={t('byHand.failed')} />
        <Group>
          <SubmitButton form={form} busyLabel={t('byHand.sending')}>
            {t('byHand.send')}
          </SubmitButton>
          <Button variant="default" onClick={onClose} disabled={form.formState.isSubmitting}>
            {t('byHand.close')}
          </Button>
        </Group>
      </Form>
    </Card>
  );
}
