import type { PaymentWay } from '@porao/contracts';
import { plainTrxId, trxIdForms } from '@porao/contracts/trx-id';
import { Field, RadioChips } from '@porao/ui/controls';
import { type ReactNode, useState } from 'react';
import inputStyles from '../../common/input.module.css';
import { typedBefore } from '../../common/typed.ts';
import { t } from './messages.ts';

/** Ways by which a charge is paid by hand. */
const ways = ['bkash', 'nagad', 'rocket', 'bank', 'cash'] as const satisfies readonly PaymentWay[];

interface Told {
  way: (typeof ways)[number];
  /** As it was typed; empty where it is not known. */
  trx_id: string;
}

const isWrong = ({ way, trx_id }: Told): boolean =>
  way !== 'cash' && trx_id.trim() !== '' && !trxIdForms[way].test(plainTrxId(trx_id));

/** Asks by which way a charge was paid and, where it is known, with which TrxID, which counts once on the whole site. */
export function wayQuestion(about: string) {
  const { way, trx_id } = typedBefore<Told>(about, { way: 'bkash', trx_id: '' });
  const told: Told = { way, trx_id };
  return {
    text: <WayField start={told} onChange={(change) => Object.assign(told, change)} />,
    beside: told,
    check: () => !isWrong(told),
    /** The part of it that the API takes. */
    body: () => {
      const isKnown = told.way !== 'cash' && told.trx_id.trim() !== '';
      return { way: told.way, ...(isKnown && { trx_id: plainTrxId(told.trx_id) }) };
    },
  };
}

interface FieldProps {
  start: Told;
  onChange: (change: Partial<Told>) => void;
}

function WayField({ start, onChange }: FieldProps): ReactNode {
  const [told, setTold] = useState(start);
  const [isTyped, setTyped] = useState(false);
  const change = (part: Partial<Told>) => {
    setTold({ ...told, ...part });
    onChange(part);
  };
  const error =
    isTyped && isWrong(told) ? t('invoices.trxId.wrong', { way: t(`way.${told.way}`) }) : undefined;
  return (
    <>
      <RadioChips
        label={t('invoices.way')}
        options={ways.map((value) => ({ value, label: t(`way.${value}`) }))}
        value={told.way}
        onChange={(way) => change({ way })}
      />
      {told.way !== 'cash' && (
        <Field label={t('invoices.trxId')} error={error}>
          {(aria) => (
            <input
              {...aria}
              className={inputStyles.input}
              value={told.trx_id}
              maxLength={60}
              autoComplete="off"
              onChange={({ target }) => change({ trx_id: target.value })}
              onBlur={() => setTyped(true)}
              onKeyDown={({ key }) => key === 'Enter' && setTyped(true)}
            />
          )}
        </Field>
      )}
    </>
  );
}
