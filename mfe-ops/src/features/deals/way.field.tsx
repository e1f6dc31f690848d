import type { PaymentWay } from '@porao/contracts';
import { RadioChips } from '@porao/ui/controls';
import { type ReactNode, useState } from 'react';
import { typedBefore } from '../../common/typed.ts';
import { t } from './messages.ts';

/** Ways by which a charge is paid by hand. */
const ways = ['bkash', 'nagad', 'rocket', 'bank', 'cash'] as const satisfies readonly PaymentWay[];
export type ToldWay = (typeof ways)[number];

interface WayFieldProps {
  /** Name of the question, under which a choice is kept when its act was refused. */
  about: string;
  /** Holds the choice, which the question sends. */
  chosen: { way: ToldWay };
}

export const startWay = (): WayFieldProps['chosen'] => ({ way: 'bkash' });

export function wayField({ about, chosen }: WayFieldProps): ReactNode {
  chosen.way = typedBefore(about, chosen).way;
  return <WayField start={chosen.way} onChange={(way) => Object.assign(chosen, { way })} />;
}

interface FieldProps {
  start: ToldWay;
  onChange: (way: ToldWay) => void;
}

function WayField({ start, onChange }: FieldProps): ReactNode {
  const [way, setWay] = useState(start);
  const choose = (next: ToldWay) => {
    setWay(next);
    onChange(next);
  };
  return (
    <RadioChips
      label={t('invoices.way')}
      options={ways.map((value) => ({ value, label: t(`way.${value}`) }))}
      value={way}
      onChange={choose}
    />
  );
}
