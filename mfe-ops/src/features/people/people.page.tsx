import type { ReactNode } from 'react';
import { paths } from '../../common/paths.ts';
import { choiceFilter } from '../../common/queue/queue.filters.tsx';
import { QueuePage } from '../../common/queue/queue.page.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import { t } from './messages.ts';
import { bans, roles, statuses, usePeople } from './people.queries.ts';
import { AccountBadges, lineOf } from './person-lines.tsx';

/** Everybody who has an account, found by a search. */
export default function PeoplePage(): ReactNode {
  const people = usePeople(useListParams());
  return (
    <QueuePage
      heading={t('people.title')}
      search={t('people.search')}
      filters={[
        choiceFilter('role', t('people.role'), roles, (role) => t(`people.role.${role}`)),
        choiceFilter('status', t('people.status'), statuses, (status) => t(`people.status.${status}`)),
        choiceFilter('banned', t('people.ban'), bans, (ban) => t(`people.ban.${ban}`)),
      ]}
      source={people}
      error={t('people.failed')}
      empty={{ title: t('people.empty'), text: t('people.empty.text') }}
      subject={({ id }) => `account:${id}`}
      to={({ id }) => paths.person({ userId: id })}
      title={({ name }) => name}
      renderBeside={(user) => <AccountBadges user={user} />}
    >
      {lineOf}
    </QueuePage>
  );
}
