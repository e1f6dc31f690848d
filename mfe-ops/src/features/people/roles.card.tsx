import type { OpsPerson } from '@porao/contracts';
import { TitledCard } from '@porao/features';
import { formatDate, formatRelative } from '@porao/platform';
import { Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { Entries } from './entries.tsx';
import { t } from './messages.ts';
import { roleName } from './person-lines.tsx';

/** Roles that somebody granted, by whom and why; nothing for most people. */
export function RolesCard({ person }: { person: OpsPerson }): ReactNode {
  if (person.grants.length === 0) return null;
  return (
    <TitledCard title={t('person.grants')}>
      <Entries
        label={t('person.grants')}
        empty=""
        rows={person.grants.map((grant) => ({
          key: grant.role,
          content: (
            <>
              <Text weight="bold">{roleName(grant.role)}</Text>
              <Text>{grant.reason}</Text>
              <Text size="sm" tone="dim">
                {[formatDate(grant.at), grant.granted_by ?? t('person.commandLine')].join(' · ')}
              </Text>
            </>
          ),
        }))}
      />
    </TitledCard>
  );
}

/** Where they are signed in, since when, and when they were last there. */
export function SessionsCard({ person }: { person: OpsPerson }): ReactNode {
  return (
    <TitledCard title={t('person.sessions')}>
      <Entries
        label={t('person.sessions')}
        empty={t('person.sessions.none')}
        rows={person.sessions.map((session) => ({
          key: `${session.started_at} ${session.role}`,
          content: (
            <>
              <Text>{session.device ?? t('person.device.unknown')}</Text>
              <Text size="sm" tone="dim">
                {[
                  roleName(session.role),
                  t('person.session.started', { ago: formatRelative(session.started_at) }),
                  t('person.session.seen', { ago: formatRelative(session.last_seen_at) }),
                ].join(' · ')}
              </Text>
            </>
          ),
        }))}
      />
    </TitledCard>
  );
}
