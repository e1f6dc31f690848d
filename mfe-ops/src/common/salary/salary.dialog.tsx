import {
  type DealSide,
  type OpsSalaryMonth,
  OpsSalaryWord,
  type SalaryEntry,
  salaryClaims,
} from '@porao/contracts';
import { answerMessage, type Opened, type OutputOf, useWriteForm } from '@porao/features';
import { monthText, withWordKey } from '@porao/features/lessons';
import { PaymentFields, paymentNames, salaryEntryText } from '@porao/features/salary';
import { call } from '@porao/platform';
import { Text } from '@porao/ui';
import {
  Form,
  FormError,
  NumberField,
  RadioField,
  SelectField,
  SubmitButton,
  TextAreaField,
  useWatch,
} from '@porao/ui/forms';
import { Modal } from '@porao/ui/overlays';
import type { ReactNode } from 'react';
import { t } from './messages.ts';

export interface SalaryQuestion {
  of: OpsSalaryMonth;
}
export type SalaryDialogProps = SalaryQuestion & Opened;

const sides = ['guardian', 'tutor'] as const;
const kinds = [...salaryClaims, 'confirmed', 'denied', 'taken_back'] as const;

/** Writes down what a side says of the salary on the phone. */
export default function SalaryDialog({ of, opened, onClose }: SalaryDialogProps): ReactNode {
  const { deal_id: id, month, today } = of;
  const { form, submit } = useWriteForm({
    schema: OpsSalaryWord,
    start: { month, paid_on: today, trx_id: '', reason: '' },
    fields: ['side', 'kind', 'amount', 'way', 'trx_id', 'paid_on', 'about', 'reason'],
    send: (word: OutputOf<typeof OpsSalaryWord>) =>
      withWordKey([id, word], (key) =>
        call('POST /api/ops/deals/:id/salary', { params: { id }, body: { ...word, key } }),
      ),
    stale: ['GET /api/ops/deals/:id/salary'],
    success: answerMessage,
    onDone: onClose,
  });
  const [side, kind, way] = useWatch({ control: form.control, name: ['side', 'kind', 'way'] });
  const isClaim = salaryClaims.some((one) => one === kind);
  const title = t('salary.add.title', { month: monthText(month) });
  return (
    <Modal opened={opened} onClose={onClose} title={title} closeLabel={t('salary.close')}>
      <Form form={form} onSubmit={submit} label={title}>
        <Text>{t('salary.add.text')}</Text>
        <FormError form={form} />
        <RadioField
          form={form}
          name="side"
          label={t('salary.side')}
          options={sides.map((value) => ({ value, label: t(`facts.${value}`) }))}
        />
        <RadioField
          form={form}
          name="kind"
          label={t('salary.kind')}
          options={kinds.map((value) => ({ value, label: t(`salary.kind.${value}`) }))}
        />
        {kind === 'paid' ? (
          <PaymentFields form={form} names={paymentNames} way={way} />
        ) : (
          isClaim && <NumberField form={form} name="amount" label={t('salary.amount')} />
        )}
        {kind && !isClaim && (
          <SelectField
            form={form}
            name="about"
            label={t('salary.entry')}
            placeholder={t('salary.entry.choose')}
            options={entriesFor(of, kind, side)}
          />
        )}
        <TextAreaField form={form} name="reason" label={t('salary.reason')} rows={2} maxLength={500} />
        <SubmitButton form={form} busyLabel={t('salary.saving')}>
          {t('salary.save')}
        </SubmitButton>
      </Form>
    </Modal>
  );
}

/** Entries that this side may answer or take back. */
function entriesFor(
  { claims, entries }: OpsSalaryMonth,
  kind: SalaryEntry['kind'],
  side: DealSide | undefined,
) {
  const waiting = claims.filter((one) => one.state === 'waiting' && one.side !== side).map(({ id }) => id);
  const back = new Set(entries.filter((one) => one.kind === 'taken_back').map(({ about }) => about));
  const isOwn = (one: SalaryEntry) => one.side === side && one.kind !== 'taken_back' && !back.has(one.id);
  return entries
    .filter((one) => (kind === 'taken_back' ? isOwn(one) : waiting.includes(one.id)))
    .map((one) => ({ value: one.id, label: salaryEntryText(one, entries) }));
}
