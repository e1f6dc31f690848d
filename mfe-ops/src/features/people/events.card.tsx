import type { FailureCode, OpsSecurityEvent, SecurityEvent } from '@porao/contracts';
import { TitledCard } from '@porao/features';
import { formatRelative } from '@porao/platform';
import { Badge, Group, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { Loaded } from '../../common/loaded.tsx';
import { Entries } from './entries.tsx';
import { t } from './messages.ts';
import styles from './people.module.css';
import { useSecurityEvents } from './people.queries.ts';

const words = {
  'sign-in': 'person.event.sign-in',
  'sign-up': 'person.event.sign-up',
  'session-end': 'person.event.session-end',
  'code-request': 'person.event.code-request',
  'code-check': 'person.event.code-check',
  'password-change': 'person.event.password-change',
  'phone-change': 'person.event.phone-change',
  'phone-verification': 'person.event.phone-verification',
  'account-change': 'person.event.account-change',
  'role-change': 'person.event.role-change',
  'account-status': 'person.event.account-status',
  limit: 'person.event.limit',
  access: 'person.event.access',
  VALIDATION: 'person.event.VALIDATION',
  PASSWORD_NEEDED: 'person.event.PASSWORD_NEEDED',
  RATE_LIMITED: 'person.event.RATE_LIMITED',
  CAP_REACHED: 'person.event.CAP_REACHED',
  UNVERIFIED: 'person.event.UNVERIFIED',
  WRONG_ROLE: 'person.event.WRONG_ROLE',
  FORBIDDEN: 'person.event.FORBIDDEN',
  ACCOUNT_LOCKED: 'person.event.ACCOUNT_LOCKED',
  BANNED: 'person.event.BANNED',
  CONFLICT: 'person.event.CONFLICT',
  UNAVAILABLE: 'person.event.UNAVAILABLE',
} as const satisfies Record<SecurityEvent | 'limit' | 'access', string> &
  Partial<Record<FailureCode, string>>;
const hasWords = (name: string): name is keyof typeof words => Object.hasOwn(words, name);

/** A kind or a code in words; what a newer API may have besides is shown as it is. */
const wordsOf = (name: string): string => (hasWords(name) ? t(words[name]) : name);

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
  return (
    <TitledCard title={title}>
      <Loaded source={useSecurityEvents(userId)} label={title} count={2} error={t('person.events.failed')}>
        {({ data }) => (
          <Entries label={title} empty={t('person.events.none')} rows={data} keyOf={({ id }) => id}>
            {(event) => <Event event={event} />}
          </Entries>
        )}
      </Loaded>
    </TitledCard>
  );
}
