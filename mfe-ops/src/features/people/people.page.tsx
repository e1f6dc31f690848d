import type { ReactNode } from 'react';
import { OpsPage } from '../../common/ops.frame.tsx';
import { paths } from '../../common/paths.ts';
import { QueueFilters } from '../../common/queue/queue.filters.tsx';
import { Queue } from '../../common/queue/queue.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import { t } from './messages.ts';
import { roles, statuses, usePeople } from './people.queries.ts';
import { AccountBadges, lineOf } from './person-lines.tsx';

/** Everybody who has an account, found by a search. */
export default function PeoplePage(): ReactNode {
  const people = usePeople(useListParams());
  return (
    <OpsPage title={t('people.title')}>
      <QueueFilters
        search={t('people.search')}
        filters={[
          {
            name: 'role',
            label: t('people.role'),
            options: roles.map((role) => ({ value: role, label: t(`people.role.${role}`) })),
          },
          {
            name: 'status',
            label: t('people.status'),
            options: statuses.map((status) => ({ value: status, label: t(`people.status.${status}`) })),
          },
          {
            name: 'banned',
            label: t('people.ban'),
            options: (['1', '0'] as const).map((value) => ({ value, label: t(`people.ban.${value}`) })),
          },
        ]}
      />
      <Queue
        source={people}
        label={t('people.title')}
        error={t('people.failed')}
        empty={{ title: t('people.empty'), text: t('people.empty.text') }}
        subject={({ id }) => `account:${id}`}
        to={({ id }) => paths.person({ userId: id })}
        title={({ name }) => name}
        renderBeside={(user) => <AccountBadges user={user} />}
      >
        {(user) => lineOf(user)}
      </Queue>
    </OpsPage>
  );
}
