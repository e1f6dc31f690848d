import { EndDealBody, endReasons } from '@porao/contracts';
import { call } from '@porao/platform';
import { Button, Group, Stack, Text } from '@porao/ui';
import { Form, FormError, RadioField, SubmitButton, TextAreaField, useWatch } from '@porao/ui/forms';
import { Modal } from '@porao/ui/overlays';
import type { ReactNode } from 'react';
import { answerMessage } from '../write/write.ts';
import { useWriteForm } from '../write/write-form.ts';
import { t } from './end-deal.text.ts';

export interface EndDealDialogProps {
  opened: boolean;
  onClose: () => void;
  dealId: number;
  /** The other side. */
  name: string;
  /** Calls whose answers have the deal. */
  stale: readonly string[];
  onEnded?: () => void;
}

export default function EndDealDialog(props: EndDealDialogProps): ReactNode {
  const { opened, onClose, name } = props;
  return (
    <Modal opened={opened} onClose={onClose} title={t('title', { name })} closeLabel={t('close')}>
      <EndDealForm {...props} />
    </Modal>
  );
}

function EndDealForm({ onClose, dealId, name, stale, onEnded }: EndDealDialogProps) {
  const { form, submit } = useWriteForm({
    schema: EndDealBody,
    start: { text: '' },
    draft: `end-deal-${dealId}`,
    fields: ['why', 'text'],
    send: (body) => call('POST /api/deals/:id/end', { params: { id: dealId }, body }),
    stale: ['GET /api/ended-deals', ...stale],
    success: answerMessage,
    onDone: () => {
      onClose();
      onEnded?.();
    },
  });
  const why = useWatch({ control: form.control, name: 'why' });
  return (
    <Form form={form} onSubmit={submit} label={t('yes')}>
      <Stack>
        <FormError form={form} />
        <Text>{t('text', { name })}</Text>
        <RadioField
          form={form}
          name="why"
          label={t('why')}
          options={endReasons.map((value) => ({ value, label: t(value) }))}
        />
        <TextAreaField
          form={form}
          name="text"
          label={t(why === 'other' ? 'wordsNeeded' : 'words')}
          rows={3}
          maxLength={500}
        />
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {t('keep')}
          </Button>
          <SubmitButton form={form} variant="danger" busyLabel={t('ending')}>
            {t('yes')}
          </SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}
