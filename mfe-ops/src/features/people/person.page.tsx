import { formatDigits, useParams } from '@porao/platform';
import { Group } from '@porao/ui';
import type { ReactNode } from 'react';
import { Loaded } from '../../common/loaded.tsx';
import { OpsPage } from '../../common/ops.frame.tsx';
import { paths } from '../../common/paths.ts';
import { useNeighbours } from '../../common/queue/queue-order.ts';
import { Record } from '../../common/record.tsx';
import { AccountCard } from './account.card.tsx';
import { EventsCard } from './events.card.tsx';
import { ActsCard, ApplicationsCard, DealsCard, RequestsCard } from './history.cards.tsx';
import { t } from './messages.ts';
import { MoneyCard } from './money.card.tsx';
import { NotesCard } from './notes.card.tsx';
import { usePerson } from './people.queries.ts';
import { PersonButtons } from './person.acts.tsx';
import { AccountBadges } from './person-lines.tsx';
import { RolesCard, SessionsCard } from './roles.card.tsx';

/** One person: the account, what they did on the site, and what operators did and noted about them. */
export default function PersonPage(): ReactNode {
  const id = Number(useParams().userId);
  const source = usePerson(id);
  const neighbours = useNeighbours(paths.people, id);
  const person = source.data?.data;
  return (
    <OpsPage
      title={person?.name ?? t('person.title')}
      back={{ to: neighbours.list, label: t('people.title') }}
      {...(person && {
        text: t('person.line', { id: formatDigits(String(person.id)) }),
        actions: (
          <Group>
            <AccountBadges user={person} />
          </Group>
        ),
      })}
    >
      <Loaded
        source={source}
        label={t('person.title')}
        count={3}
        error={t('person.failed')}
        home={{ to: paths.people, label: t('people.title') }}
      >
        {({ data }) => (
          <Record
            key={id}
            neighbours={neighbours}
            to={(userId) => paths.person({ userId })}
            acts={<PersonButtons person={data} part="main" />}
            aside={
              <>
                <RolesCard person={data} />
                <SessionsCard person={data} />
                <ActsCard person={data} />
                <EventsCard userId={id} />
              </>
            }
          >
            <AccountCard person={data} />
            <NotesCard person={data} />
            {data.parent_id !== null && <RequestsCard person={data} />}
            {data.tutor_id !== null && <ApplicationsCard person={data} />}
            <DealsCard person={data} />
            {data.tutor_id !== null && <MoneyCard tutorId={data.tutor_id} />}
          </Record>
        )}
      </Loaded>
    </OpsPage>
  );
}
