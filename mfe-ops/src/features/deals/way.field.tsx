import type { PaymentWay } from '@porao/contracts';
import { RadioChips } from '@porao/ui/controls';
import { type ReactNode, useState } from 'react';
import { t } from './messages.ts';

/** Ways of a payment that an operator hears of; a gateway tells of its own. */
const ways = ['bkash', 'nagad', 'rocket', 'bank', 'cash'] as const satisfies readonly PaymentWay[];
export type ToldWay = (typeof ways)[number];

interface WayFieldProps {
  start: ToldWay;
  onChange: (way: ToldWay) => void;
}

export function WayField({ start, onChange }: WayFieldProps): ReactNode {
  const [way, setWay] = useState(start);
  const change = (next: ToldWay) => {
    setWay(next);
    onChange(next);
  };
  return (
    <RadioChips
      label={t('invoices.way')}
      options={ways.map((value) => ({ value, label: t(`way.${value}`) }))}
      value={way}
      onChange={change}
    />
  );
}
