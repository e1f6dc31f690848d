import type { OpsSecurityEvent, SecurityEvent } from '@porao/contracts';
import { TitledCard } from '@porao/features';
import { formatRelative, query, useQuery } from '@porao/platform';
import { Badge, Group, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { Loaded } from '../../common/loaded.tsx';
import { textOr } from '../../common/messages.ts';
import { Entries } from './entries.tsx';
import { t } from './messages.ts';
import styles from './people.module.css';

type Named = SecurityEvent | 'limit' | 'access';

const wordsOf = (name: string): string => textOr(t, `person.event.${name as Named}`, name);

function Event({ event: { kind, call, outcome, network, at } }: { event: OpsSecurityEvent }): ReactNode {
  const isRefused = outcome !== 'done';
  return (
    <>
      <Group>
        <Text weight="bold">{wordsOf(kind)}</Text>
        {isRefused && <Badge tone="error">{t('person.event.refused')}</Badge>}
      </Group>
      {isRefused && <Text>{wordsOf(outcome)}</Text>}
      {(kind === 'limit' || kind === 'access') && <p className={styles.words}>{call}</p>}
      <Text size="sm" tone="dim" className={styles.words}>
        <time dateTime={at}>{formatRelative(at)}</time> · {network ?? t('person.event.byOperator')}
      </Text>
    </>
  );
}

/** Signing in, codes, changes of the account and refused calls, of the last 90 days. */
export function EventsCard({ userId }: { userId: number }): ReactNode {
  const title = t('person.events');
  const read = query('GET /api/ops/users/:id/security-events', { params: { id: userId } });
  const source = useQuery({ ...read, refetchOnMount: 'always' });
  return (
    <TitledCard title={title}>
      <Loaded source={source} label={title} count={2} error={t('person.events.failed')}>
        {({ data }) => (
          <Entries label={title} empty={t('person.events.none')} rows={data} keyOf={({ id }) => id}>
            {(event) => <Event event={event} />}
          </Entries>
        )}
      </Loaded>
    </TitledCard>
  );
}
