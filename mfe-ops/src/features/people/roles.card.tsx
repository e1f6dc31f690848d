import type { OpsPerson } from '@porao/contracts';
import { formatDate, formatRelative } from '@porao/platform';
import { Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { DimLine } from '../../common/dim-line.tsx';
import { EntriesCard } from './entries.tsx';
import { t } from './messages.ts';
import { roleName } from './person-lines.tsx';

/** Roles that somebody granted, by whom and why; nothing for most people. */
export function RolesCard({ person }: { person: OpsPerson }): ReactNode {
  if (person.grants.length === 0) return null;
  return (
    <EntriesCard title={t('person.grants')} empty="" rows={person.grants} keyOf={({ role }) => role}>
      {({ role, reason, at, granted_by }) => (
        <>
          <Text weight="bold">{roleName(role)}</Text>
          <Text>{reason}</Text>
          <DimLine parts={[formatDate(at), granted_by ?? t('person.commandLine')]} />
        </>
      )}
    </EntriesCard>
  );
}

export function SessionsCard({ person }: { person: OpsPerson }): ReactNode {
  return (
    <EntriesCard
      title={t('person.sessions')}
      empty={t('person.sessions.none')}
      rows={person.sessions}
      keyOf={({ started_at, role }) => `${started_at} ${role}`}
    >
      {({ device, role, started_at, last_seen_at }) => (
        <>
          <Text>{device ?? t('person.device.unknown')}</Text>
          <DimLine
            parts={[
              roleName(role),
              t('person.session.started', { ago: formatRelative(started_at) }),
              t('person.session.seen', { ago: formatRelative(last_seen_at) }),
            ]}
          />
        </>
      )}
    </EntriesCard>
  );
}
