import type { OpsRequest } from '@porao/contracts';
import { call, formatNumber, useQuery } from '@porao/platform';
import { LinkButton } from '@porao/ui';
import type { ReactNode } from 'react';
import { useReasonDialog } from '../../common/ask-reason.tsx';
import { paths } from '../../common/paths.ts';
import { asQueue, live } from '../../common/queue/paged.ts';
import { usePlaceFilters } from '../../common/queue/place-filters.ts';
import { choiceFilter } from '../../common/queue/queue.filters.tsx';
import { QueuePage } from '../../common/queue/queue.page.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import { WholeList } from '../../common/queue/whole-list.tsx';
import { useDecisions } from './decide.ts';
import { t } from './messages.ts';
import { useQuickApproval } from './quick-approval.ts';
import { RequestCase, SeenButton } from './request.case.tsx';
import { badgesOf, isUndecided, nameOf, subjectOf } from './request-lines.tsx';
import { filterOf, requestsQuery, sorts, stages, startStage } from './requests.queries.ts';
import { markSeen, useIsRisky } from './seen.store.ts';

const isPending = ({ stage }: OpsRequest) => stage === 'Pending';
const markAll = (rows: readonly OpsRequest[]) => {
  for (const row of rows) markSeen(row);
};
/** Hours of one, two, three and seven days. */
const waits = ['24', '48', '72', '168'];
const waitText = (hours: string) => t('requests.waiting.days', { count: Number(hours) / 24 });

/** The queue of requests: Enter opens one, `a` approves it as it is, `r` rejects it or the selected ones. */
export default function RequestsPage(): ReactNode {
  const params = useListParams();
  const requests = useQuery({ ...requestsQuery(params), ...asQueue, ...live });
  const placeFilters = usePlaceFilters();
  const [dialog, open] = useReasonDialog();
  const { rejecting } = useDecisions();
  const approve = useQuickApproval();
  const isRisky = useIsRisky();
  const ask = (rows: readonly OpsRequest[]) =>
    open(rejecting(rows.map((request) => ({ request, version: request.version }))));
  const stageText = (stage: (typeof stages)[number]) => t(`requests.stage.${stage}`);
  return (
    <QueuePage
      words={(key) => t(`requests.${key}`)}
      search={t('requests.search')}
      header={{
        actions: (
          <LinkButton to={paths.phoneRequest} variant="light" size="sm" icon="plus">
            {t('phone-request.title')}
          </LinkButton>
        ),
      }}
      filters={[
        choiceFilter('stage', t('requests.stage'), stages, stageText, startStage(params)),
        ...placeFilters,
        choiceFilter('waiting', t('requests.waiting'), waits, waitText),
        choiceFilter('sort', t('filters.sort'), sorts, (sort) => t(`requests.sort.${sort}`), 'oldest'),
      ]}
      above={
        <WholeList
          name="guardian"
          label={t('requests.guardian.all')}
          textOf={(id) => t('requests.guardian.only', { id: formatNumber(id) })}
        />
      }
      csv={{
        name: 'requests',
        send: () => call('GET /api/ops/requests.csv', { query: filterOf(params), file: true }),
      }}
      source={requests}
      subject={subjectOf}
      to={({ id }) => paths.request({ requestId: id })}
      title={nameOf}
      renderBeside={(request) => (
        <>
          {isPending(request) && isRisky(request) && <SeenButton request={request} />}
          {badgesOf(request)}
        </>
      )}
      acts={[
        {
          key: 'a',
          label: t('request.approve'),
          act: ([request]) => request && void approve(request),
          can: isPending,
        },
        { key: 's', label: t('requests.case.seen'), act: markAll, can: isRisky },
        { key: 'r', label: t('requests.reject'), act: ask, several: true, can: isUndecided },
      ]}
      below={dialog}
    >
      {(request) => <RequestCase request={request} />}
    </QueuePage>
  );
}
