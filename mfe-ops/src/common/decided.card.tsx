import type { OpsReport, OpsToday } from '@porao/contracts';
import { TitledCard } from '@porao/features';
import { formatNumber } from '@porao/platform';
import { Text } from '@porao/ui';
import type { ReactNode } from 'react';
import styles from './decided.module.css';
import { t } from './messages.ts';

type Act = OpsToday['decided'][number] & Partial<Pick<OpsReport['acts'][number], 'median_hours'>>;

/** Acts with a name of their own; all others are counted as one. */
const named = [
  'request.approve',
  'request.reject',
  'application.move',
  'job.cancel',
  'invoice.refuse-claim',
  'deal.record-start',
  'deal.end',
  'invoice.paid',
  'invoice.refund',
  'invoice.refund-sent',
  'credential.verify',
  'credential.refuse',
] as const;

interface DecidedCardProps {
  title: string;
  /** Says that nothing was decided. */
  none: string;
  acts: readonly Act[];
  beside?: ReactNode;
}

/** Lists by person what was decided, how often and, where it is known, how fast. */
export function DecidedCard({ title, none, acts, beside }: DecidedCardProps): ReactNode {
  const people = [...new Set(acts.map(({ actor_user_id }) => actor_user_id))].map((id) => ({
    id,
    acts: acts.filter(({ actor_user_id }) => actor_user_id === id),
  }));
  return (
    <TitledCard title={title} beside={beside}>
      {people.length === 0 ? (
        <Text tone="dim">{none}</Text>
      ) : (
        <dl className={styles.people}>
          {people.map((person) => (
            <div key={person.id}>
              <dt>{person.acts[0]?.actor_name ?? t('decided.machine')}</dt>
              <dd>{countsOf(person.acts).join(' · ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </TitledCard>
  );
}

function countsOf(acts: readonly Act[]): string[] {
  const others = acts.filter(({ subject, action }) => !named.some((one) => one === `${subject}.${action}`));
  const texts = named.flatMap((name) => {
    const found = acts.find(({ subject, action }) => `${subject}.${action}` === name);
    return found ? [textOf(t(`decided.act.${name}`), found.count, found.median_hours)] : [];
  });
  const count = others.reduce((sum, act) => sum + act.count, 0);
  return count > 0 ? [...texts, textOf(t('decided.act.other'), count)] : texts;
}

function textOf(act: string, count: number, hours: number | null = null): string {
  const number = formatNumber(count);
  return hours === null
    ? t('decided.act', { act, number })
    : t('decided.act.hours', { act, number, hours: formatNumber(hours) });
}
