import { PatternKind } from '@porao/contracts';
import { formatDigits, query, useQuery } from '@porao/platform';
import { Button } from '@porao/ui';
import type { ReactNode } from 'react';
import { paths } from '../../common/paths.ts';
import { t as words } from '../../common/patterns/messages.ts';
import { kindText, namesOf, PatternBadges, PatternLines } from '../../common/patterns/pattern-lines.tsx';
import { subjectOf, useLooking } from '../../common/patterns/use-looking.ts';
import { asQueue } from '../../common/queue/paged.ts';
import { choiceFilter } from '../../common/queue/queue.filters.tsx';
import { QueuePage } from '../../common/queue/queue.page.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import { WholeList } from '../../common/queue/whole-list.tsx';
import { t } from './messages.ts';

const shows = ['open', 'all'] as const;
const kinds = PatternKind.options;

/** Patterns of deals and accounts: Enter opens the first person, `d` says what was found. */
export default function PatternsPage(): ReactNode {
  const params = useListParams();
  const [dialog, look] = useLooking();
  const filter = {
    kind: params.oneOf('kind', kinds),
    person: params.getId('person'),
    show: params.oneOf('show', shows) ?? 'open',
  };
  const patterns = useQuery({
    ...query('GET /api/ops/patterns', { query: { page: params.page, ...filter } }),
    ...asQueue,
    select: (page) => ({ ...page, data: page.data.map((row) => ({ ...row, id: row.key })) }),
  });
  return (
    <QueuePage
      words={(key) => t(`patterns.${key}`)}
      filters={[
        choiceFilter('kind', t('patterns.kind'), kinds, kindText),
        choiceFilter('show', t('patterns.show'), shows, (show) => t(`patterns.show.${show}`), 'open'),
      ]}
      above={
        <WholeList
          name="person"
          label={t('patterns.everybody')}
          textOf={(id) => t('patterns.person', { id: formatDigits(String(id)) })}
        />
      }
      below={dialog}
      source={patterns}
      subject={subjectOf}
      to={({ people }) => (people[0] ? paths.person({ userId: people[0].user_id }) : paths.people)}
      title={(pattern) => `${kindText(pattern.kind)}: ${namesOf(pattern)}`}
      renderBeside={(pattern) => <PatternBadges pattern={pattern} />}
      acts={[
        {
          key: 'd',
          label: words('pattern.look'),
          act: ([pattern]) => pattern && look(pattern),
          can: ({ open }) => open,
        },
      ]}
    >
      {(pattern) => (
        <PatternLines pattern={pattern}>
          {pattern.open && (
            <Button size="sm" variant="default" onClick={() => look(pattern)}>
              {words('pattern.look')}
            </Button>
          )}
        </PatternLines>
      )}
    </QueuePage>
  );
}
