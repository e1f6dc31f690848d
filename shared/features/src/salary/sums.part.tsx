import type { SalaryMonth } from '@porao/contracts';
import { formatMoney } from '@porao/platform';
import { DefinitionGrid, Text } from '@porao/ui';
import { t } from './messages.ts';
import { dueText } from './words.ts';

type Sums = Pick<SalaryMonth, 'due' | 'confirmed' | 'waiting' | 'left'>;

/** Labels and amounts of a month; those that are nothing are left out. */
function sumItems({ due, confirmed, waiting, left }: Sums) {
  const items = [
    { label: t('due'), taka: due.amount, always: true },
    { label: t('confirmed'), taka: confirmed, always: true },
    { label: t('waiting'), taka: waiting },
    { label: t('left'), taka: left },
    { label: t('over'), taka: -left },
  ];
  return items
    .filter(({ taka, always }) => always || taka > 0)
    .map(({ label, taka }) => ({ label, value: formatMoney(taka) }));
}

/** The sums of a month, and why that much is due. */
export function SalarySums({ of }: { of: Sums }) {
  return (
    <>
      <DefinitionGrid items={sumItems(of)} />
      <Text size="sm">{dueText(of.due)}</Text>
    </>
  );
}

export const isPaid = ({ due, confirmed }: Sums): boolean => due.amount > 0 && confirmed >= due.amount;
