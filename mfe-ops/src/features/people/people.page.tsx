import { call, query, useQuery } from '@porao/platform';
import type { ReactNode } from 'react';
import { useIsLead } from '../../common/is-lead.ts';
import { paths } from '../../common/paths.ts';
import { asQueue } from '../../common/queue/paged.ts';
import { choiceFilter } from '../../common/queue/queue.filters.tsx';
import { QueuePage } from '../../common/queue/queue.page.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import { t } from './messages.ts';
import { AccountBadges, lineOf } from './person-lines.tsx';

const roles = ['tutor', 'parent', 'operator', 'lead'] as const;
const statuses = ['Green', 'Yellow', 'Red', 'none'] as const;
const bans = ['1', '0'] as const;

export default function PeoplePage(): ReactNode {
  const params = useListParams();
  const isLead = useIsLead();
  const filter = {
    q: params.get('q'),
    role: params.get('role'),
    status: params.oneOf('status', statuses),
    banned: params.oneOf('banned', bans),
  };
  const people = useQuery({
    ...query('GET /api/ops/users', { query: { page: params.page, ...filter } }),
    ...asQueue,
  });
  return (
    <QueuePage
      words={(key) => t(`people.${key}`)}
      search={t('people.search')}
      filters={[
        choiceFilter('role', t('people.role'), roles, (role) => t(`people.role.${role}`)),
        choiceFilter('status', t('people.status'), statuses, (status) => t(`people.status.${status}`)),
        choiceFilter('banned', t('people.ban'), bans, (ban) => t(`people.ban.${ban}`)),
      ]}
      csv={
        isLead
          ? { name: 'people', send: () => call('GET /api/ops/users.csv', { query: filter, file: true }) }
          : undefined
      }
      source={people}
      subject={({ id }) => `account:${id}`}
      to={({ id }) => paths.person({ userId: id })}
      title={({ name }) => name}
      renderBeside={(user) => <AccountBadges user={user} />}
    >
      {lineOf}
    </QueuePage>
  );
}
