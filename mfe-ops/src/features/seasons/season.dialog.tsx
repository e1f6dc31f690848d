import { type Season, SeasonBody, seasonKinds } from '@porao/contracts';
import { answerMessage, type Opened, type OutputOf, useWriteForm } from '@porao/features';
import { call } from '@porao/platform';
import {
  Form,
  FormError,
  NumberField,
  RadioField,
  SubmitButton,
  TextAreaField,
  TextField,
} from '@porao/ui/forms';
import { Modal } from '@porao/ui/overlays';
import type { ReactNode } from 'react';
import { t } from './messages.ts';

export interface SeasonQuestion {
  /** Is moved; without it the days of any season are set. */
  season?: Season;
}
export type SeasonDialogProps = SeasonQuestion & Opened;

export default function SeasonDialog({ season, opened, onClose }: SeasonDialogProps): ReactNode {
  const { form, submit } = useWriteForm({
    schema: SeasonBody,
    start: {
      reason: '',
      ...(season && { kind: season.kind, year: season.year, from: season.from, to: season.to }),
    },
    fields: ['kind', 'year', 'from', 'to', 'reason'],
    send: (body: OutputOf<typeof SeasonBody>) => call('POST /api/ops/seasons', { body }),
    stale: ['GET /api/ops/seasons'],
    success: answerMessage,
    onDone: onClose,
  });
  return (
    <Modal opened={opened} onClose={onClose} title={t('season.dialog')} closeLabel={t('season.close')}>
      <Form form={form} onSubmit={submit} label={t('season.dialog')}>
        <FormError form={form} />
        <RadioField
          form={form}
          name="kind"
          label={t('season.kind')}
          options={seasonKinds.map((value) => ({ value, label: t(`season.kind.${value}`) }))}
        />
        <NumberField form={form} name="year" label={t('season.year')} />
        <TextField form={form} name="from" type="date" label={t('season.from')} />
        <TextField form={form} name="to" type="date" label={t('season.to')} />
        <TextAreaField form={form} name="reason" label={t('season.reason')} rows={2} maxLength={500} />
        <SubmitButton form={form} busyLabel={t('season.saving')}>
          {t('season.save')}
        </SubmitButton>
      </Form>
    </Modal>
  );
}
