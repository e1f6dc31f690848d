import type { OpsToday } from '@porao/contracts';
import { TitledCard } from '@porao/features';
import { formatNumber } from '@porao/platform';
import { Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from './messages.ts';
import styles from './today.module.css';

type Decided = OpsToday['decided'];

/** Acts with a name of their own; all others are counted as one. */
const named = [
  'request.approve',
  'request.reject',
  'application.move',
  'job.cancel',
  'deal.started',
  'deal.end',
  'invoice.paid',
  'invoice.refund',
  'credential.verify',
  'credential.refuse',
] as const;

export function DecidedCard({ decided }: { decided: Decided }): ReactNode {
  const people = [...new Set(decided.map(({ actor_user_id }) => actor_user_id))].map((id) => ({
    id,
    acts: decided.filter(({ actor_user_id }) => actor_user_id === id),
  }));
  return (
    <TitledCard title={t('today.decided')}>
      {people.length === 0 ? (
        <Text tone="dim">{t('today.decided.none')}</Text>
      ) : (
        <dl className={styles.people}>
          {people.map(({ id, acts }) => (
            <div key={id}>
              <dt>{acts[0]?.actor_name ?? t('today.machine')}</dt>
              <dd>{countsOf(acts).join(' · ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </TitledCard>
  );
}

function countsOf(acts: Decided): string[] {
  const countOf = (wanted: (name: string) => boolean) =>
    acts
      .filter(({ subject, action }) => wanted(`${subject}.${action}`))
      .reduce((sum, { count }) => sum + count, 0);
  const others = countOf((name) => !named.some((one) => one === name));
  const texts = named.map((one) => ({
    text: t(`today.act.${one}`),
    count: countOf((name) => name === one),
  }));
  return [...texts, { text: t('today.act.other'), count: others }]
    .filter(({ count }) => count > 0)
    .map(({ text, count }) => t('today.act', { act: text, number: formatNumber(count) }));
}
