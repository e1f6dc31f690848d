import { type SalaryMonth, SalaryWord, salaryWays } from '@porao/contracts';
import { Text } from '@porao/ui';
import { Form, FormError, NumberField, RadioField, SubmitButton, TextField, useWatch } from '@porao/ui/forms';
import { Modal } from '@porao/ui/overlays';
import { monthText } from '../page/months.ts';
import { answerMessage } from '../write/write.ts';
import { useWriteForm } from '../write/write-form.ts';
import { t } from './messages.ts';
import { salaryCall, sendSalary } from './salary.calls.ts';

export interface SalaryDialogProps {
  what: 'pay' | 'amount';
  of: SalaryMonth;
  opened: boolean;
  onClose: () => void;
}

/** Writes down a payment, or another amount for the month. */
export default function SalaryDialog(props: SalaryDialogProps) {
  const { what, of, opened, onClose } = props;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t(`${what}.title`, { month: monthText(of.month) })}
      closeLabel={t('close')}
    >
      {what === 'pay' ? <PayForm {...props} /> : <AmountForm {...props} />}
    </Modal>
  );
}

function PayForm({ of, onClose }: SalaryDialogProps) {
  const { deal_id: id, month, left, today } = of;
  const { form, submit } = useWriteForm({
    schema: SalaryWord,
    start: { kind: 'paid', month, paid_on: today, trx_id: '', ...(left > 0 && { amount: left }) },
    fields: ['amount', 'way', 'trx_id', 'paid_on'],
    draft: `salary-${id}-${month}`,
    send: (word: SalaryWord) => sendSalary(id, word),
    stale: [salaryCall],
    success: answerMessage,
    onDone: onClose,
  });
  const way = useWatch({ control: form.control, name: 'way' });
  return (
    <Form form={form} onSubmit={submit} label={t(`pay.${of.side}`)}>
      <FormError form={form} />
      <NumberField form={form} name="amount" label={t('pay.amount')} />
      <RadioField
        form={form}
        name="way"
        label={t('pay.way')}
        options={salaryWays.map((value) => ({ value, label: t(`Way.${value}`) }))}
      />
      {way && way !== 'cash' && (
        <TextField
          form={form}
          name="trx_id"
          label={t('pay.trx')}
          help={t('pay.trx.help')}
          autoComplete="off"
          maxLength={60}
        />
      )}
      <TextField form={form} name="paid_on" type="date" label={t('pay.on')} />
      <Text size="sm">{t('pay.note')}</Text>
      <SubmitButton form={form} size="lg" busyLabel={t('saving')}>
        {t('save')}
      </SubmitButton>
    </Form>
  );
}

const kinds = ['due', 'salary'] as const;

function AmountForm({ of, onClose }: SalaryDialogProps) {
  const { deal_id: id, month } = of;
  const { form, submit } = useWriteForm({
    schema: SalaryWord,
    start: { month },
    fields: ['kind', 'amount'],
    draft: `salary-amount-${id}-${month}`,
    send: (word: SalaryWord) => sendSalary(id, word),
    stale: [salaryCall],
    success: answerMessage,
    onDone: onClose,
  });
  return (
    <Form form={form} onSubmit={submit} label={t('amount')}>
      <FormError form={form} />
      <RadioField
        form={form}
        name="kind"
        label={t('amount.kind')}
        options={kinds.map((value) => ({ value, label: t(`amount.${value}`) }))}
      />
      <NumberField form={form} name="amount" label={t('amount.amount')} />
      <Text size="sm">{t('amount.note')}</Text>
      <SubmitButton form={form} size="lg" busyLabel={t('saving')}>
        {t('save')}
      </SubmitButton>
    </Form>
  );
}
