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

export const wayField = (props: WayFieldProps): ReactNode => <WayField {...props} />;

function WayField({ about, chosen }: WayFieldProps): ReactNode {
  const [way, setWay] = useState<ToldWay>(() => {
    chosen.way = typedBefore(about, chosen).way;
    return chosen.way;
  });
  const choose = (next: ToldWay) => {
    chosen.way = next;
    setWay(next);
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
