import { type SalaryMonth, SalaryWord } from '@porao/contracts';
import { Text } from '@porao/ui';
import { Form, FormError, NumberField, RadioField, SubmitButton, useWatch } from '@porao/ui/forms';
import { Modal } from '@porao/ui/overlays';
import { monthText } from '../page/months.ts';
import { answerMessage } from '../write/write.ts';
import { useWriteForm } from '../write/write-form.ts';
import { t } from './messages.ts';
import { PaymentFields, paymentNames } from './payment.fields.tsx';
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
      <WriteForm {...props} />
    </Modal>
  );
}

const amounts = ['due', 'salary'] as const;

function WriteForm({ what, of, onClose }: SalaryDialogProps) {
  const { deal_id: id, month, left, today } = of;
  const isPayment = what === 'pay';
  const { form, submit } = useWriteForm({
    schema: SalaryWord,
    start: {
      month,
      ...(isPayment && { kind: 'paid', paid_on: today, trx_id: '', ...(left > 0 && { amount: left }) }),
    },
    fields: ['kind', 'amount', 'way', 'trx_id', 'paid_on'],
    draft: `salary-${what}-${id}-${month}`,
    send: (word: SalaryWord) => sendSalary(id, word),
    stale: [salaryCall],
    success: answerMessage,
    onDone: onClose,
  });
  const way = useWatch({ control: form.control, name: 'way' });
  return (
    <Form form={form} onSubmit={submit} label={t(isPayment ? `pay.${of.side}` : 'amount')}>
      <FormError form={form} />
      {isPayment ? (
        <PaymentFields form={form} names={paymentNames} way={way} />
      ) : (
        <>
          <RadioField
            form={form}
            name="kind"
            label={t('amount.kind')}
            options={amounts.map((value) => ({ value, label: t(`amount.${value}`) }))}
          />
          <NumberField form={form} name="amount" label={t('pay.amount')} />
        </>
      )}
      <Text size="sm">{t(`${what}.note`)}</Text>
      <SubmitButton form={form} size="lg" busyLabel={t('saving')}>
        {t('save')}
      </SubmitButton>
    </Form>
  );
}
