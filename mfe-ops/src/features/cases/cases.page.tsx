import { caseKinds, caseStates, type OpsCase } from '@porao/contracts';
import { failureText, useWrite } from '@porao/features';
import { call, formatNumber, query, useQuery } from '@porao/platform';
import type { ReactNode } from 'react';
import { caseStale } from '../../common/cases/case-stale.ts';
import { paths } from '../../common/paths.ts';
import { asQueue, live } from '../../common/queue/paged.ts';
import { choiceFilter } from '../../common/queue/queue.filters.tsx';
import { QueuePage } from '../../common/queue/queue.page.tsx';
import { type ListAddress, useListParams } from '../../common/queue/search-params.ts';
import { WholeList } from '../../common/queue/whole-list.tsx';
import { caseBadges, caseLine, caseName, isUndecided, subjectOf } from './case-lines.tsx';
import { CountTiles, LoadCard, useCaseCounts } from './counts.section.tsx';
import { t } from './messages.ts';

const states = ['undecided', ...caseStates, 'all'] as const;
const whose = ['mine', 'nobody'] as const;
const next = ['call', 'answered'] as const;
const ages = ['1', '3', '7', '14'];

function filterOf(params: ListAddress) {
  const deal = params.getId('deal');
  // A list of one deal has all its cases.
  const state = params.oneOf('state', states) ?? (deal === undefined ? 'undecided' : 'all');
  return {
    state: state === 'all' ? undefined : state,
    kind: params.oneOf('kind', caseKinds),
    whose: params.oneOf('whose', whose),
    assignee: params.getId('assignee'),
    overdue: params.oneOf('overdue', ['true']),
    next: params.oneOf('next', next),
    days: params.getId('age'),
    deal_id: deal,
    q: params.get('q'),
  };
}

/** The queue of problems, who is not safe first: Enter opens one, `a` takes it. */
export default function CasesPage(): ReactNode {
  const params = useListParams();
  const cases = useQuery({
    ...query('GET /api/ops/cases', { query: { page: params.page, ...filterOf(params) } }),
    ...asQueue,
    ...live,
  });
  const counts = useCaseCounts();
  const take = useWrite({
    send: ({ id }: OpsCase) => call('POST /api/ops/cases/:id/assign', { params: { id }, body: {} }),
    stale: caseStale,
    success: () => t('cases.taken'),
    failed: failureText,
  });
  const start = params.getId('deal') === undefined ? 'undecided' : 'all';
  return (
    <QueuePage
      words={(key) => t(`cases.${key}`)}
      search={t('cases.search')}
      filters={[
        choiceFilter('whose', t('cases.whose'), whose, (value) => t(`cases.whose.${value}`)),
        choiceFilter('next', t('cases.next'), next, (value) => t(`cases.next.${value}`)),
        choiceFilter('overdue', t('cases.due'), ['true'] as const, (value) => t(`cases.due.${value}`)),
        choiceFilter('kind', t('cases.kind'), caseKinds, (value) => t(`case.kind.${value}`)),
        choiceFilter('age', t('cases.age'), ages, (days) => t('cases.age.days', { count: Number(days) })),
        choiceFilter('state', t('cases.state'), states, (value) => t(`cases.state.${value}`), start),
      ]}
      above={
        <>
          <CountTiles source={counts} />
          <WholeList
            name="assignee"
            label={t('cases.of.all')}
            textOf={(id) => t('cases.of.only', { id: formatNumber(id) })}
          />
          <WholeList
            name="deal"
            label={t('cases.of.all')}
            textOf={(id) => t('cases.deal.only', { id: formatNumber(id) })}
          />
        </>
      }
      source={cases}
      subject={subjectOf}
      to={({ id }) => paths.case({ caseId: id })}
      title={caseName}
      renderBeside={caseBadges}
      acts={[
        {
          key: 'a',
          label: t('cases.take'),
          act: ([one]) => one && take.press(one),
          can: isUndecided,
        },
      ]}
      below={<LoadCard source={counts} />}
    >
      {caseLine}
    </QueuePage>
  );
}
