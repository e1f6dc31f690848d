import { salaryWays } from '@porao/contracts';
import {
  type FieldValues,
  type FormOf,
  NumberField,
  type Path,
  RadioField,
  TextField,
} from '@porao/ui/forms';
import { t } from './messages.ts';

interface PaymentFieldsProps<I extends FieldValues, O> {
  form: FormOf<I, O>;
  names: Readonly<Record<'amount' | 'way' | 'trx_id' | 'paid_on', Path<I>>>;
  way: string | null | undefined;
}

/** Amount, way, TrxID and day of a payment; cash has no TrxID. */
export function PaymentFields<I extends FieldValues, O>({ form, names, way }: PaymentFieldsProps<I, O>) {
  return (
    <>
      <NumberField form={form} name={names.amount} label={t('pay.amount')} />
      <RadioField
        form={form}
        name={names.way}
        label={t('pay.way')}
        options={salaryWays.map((value) => ({ value, label: t(`Way.${value}`) }))}
      />
      {way && way !== 'cash' && (
        <TextField
          form={form}
          name={names.trx_id}
          label={t('pay.trx')}
          help={t('pay.trx.help')}
          autoComplete="off"
          maxLength={60}
        />
      )}
      <TextField form={form} name={names.paid_on} type="date" label={t('pay.on')} />
    </>
  );
}

export const paymentNames = {
  amount: 'amount',
  way: 'way',
  trx_id: 'trx_id',
  paid_on: 'paid_on',
} as const;
