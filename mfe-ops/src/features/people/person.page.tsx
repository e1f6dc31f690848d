import { formatDigits, query, useParams, useQuery } from '@porao/platform';
import { Group } from '@porao/ui';
import type { ReactNode } from 'react';
import { paths } from '../../common/paths.ts';
import { useNeighbours } from '../../common/queue/queue-order.ts';
import { RecordPage } from '../../common/record.page.tsx';
import { Record } from '../../common/record.tsx';
import { AccountCard } from './account.card.tsx';
import { EventsCard } from './events.card.tsx';
import { ActsCard, ApplicationsCard, DealsCard, RequestsCard } from './history.cards.tsx';
import { t } from './messages.ts';
import { MoneyCard } from './money.card.tsx';
import { NotesCard } from './notes.card.tsx';
import { PersonButtons } from './person.acts.tsx';
import { AccountBadges } from './person-lines.tsx';
import { RolesCard, SessionsCard } from './roles.card.tsx';

export default function PersonPage(): ReactNode {
  const id = Number(useParams().userId);
  const read = query('GET /api/ops/users/:id', { params: { id } });
  const source = useQuery({ ...read, refetchOnMount: 'always' });
  const neighbours = useNeighbours(paths.people, id);
  return (
    <RecordPage
      source={source}
      title={t('person.title')}
      error={t('person.failed')}
      back={{ to: neighbours.list, label: t('people.title') }}
      heading={(person) => ({
        title: person.name,
        text: t('person.line', { id: formatDigits(String(person.id)) }),
        actions: (
          <Group>
            <AccountBadges user={person} />
          </Group>
        ),
      })}
    >
      {(person) => (
        <Record
          key={id}
          neighbours={neighbours}
          to={(userId) => paths.person({ userId })}
          acts={<PersonButtons person={person} part="main" />}
          aside={
            <>
              <RolesCard person={person} />
              <SessionsCard person={person} />
              <ActsCard person={person} />
              <EventsCard userId={id} />
            </>
          }
        >
          <AccountCard person={person} />
          <NotesCard person={person} />
          {person.parent_id !== null && <RequestsCard person={person} />}
          {person.tutor_id !== null && <ApplicationsCard person={person} />}
          <DealsCard person={person} />
          {person.tutor_id !== null && <MoneyCard tutorId={person.tutor_id} />}
        </Record>
      )}
    </RecordPage>
  );
}
