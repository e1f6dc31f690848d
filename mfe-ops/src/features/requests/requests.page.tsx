import type { OpsRequest } from '@porao/contracts';
import { formatNumber } from '@porao/platform';
import type { ReactNode } from 'react';
import { paths } from '../../common/paths.ts';
import { usePlaceFilters } from '../../common/queue/place-filters.ts';
import { choiceFilter } from '../../common/queue/queue.filters.tsx';
import { QueuePage } from '../../common/queue/queue.page.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import { WholeList } from '../../common/queue/whole-list.tsx';
import { useRejectDialog } from './ask-reject.ts';
import { t } from './messages.ts';
import { badgesOf, lineOf, nameOf, subjectOf } from './request-lines.tsx';
import { sorts, stages, startStage, useRequests } from './requests.queries.ts';

const isPending = ({ stage }: OpsRequest) => stage === 'Pending';
/** Hours of one, two, three and seven days. */
const waits = ['24', '48', '72', '168'];
const waitText = (hours: string) => t('requests.waiting.days', { count: Number(hours) / 24 });

/** The queue of requests: Enter opens one, `r` rejects it or the selected ones. */
export default function RequestsPage(): ReactNode {
  const params = useListParams();
  const requests = useRequests(params);
  const placeFilters = usePlaceFilters();
  const [dialog, open] = useRejectDialog();
  const ask = (rows: readonly OpsRequest[]) =>
    open({ seen: rows.map((request) => ({ request, version: request.version })) });
  const stageText = (stage: (typeof stages)[number]) => t(`requests.stage.${stage}`);
  return (
    <QueuePage
      heading={t('requests.title')}
      search={t('requests.search')}
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
      source={requests}
      error={t('requests.failed')}
      empty={{ title: t('requests.empty'), text: t('requests.empty.text') }}
      subject={subjectOf}
      to={({ id }) => paths.request({ requestId: id })}
      title={nameOf}
      renderBeside={badgesOf}
      acts={[{ key: 'r', label: t('requests.reject'), act: ask, several: true, can: isPending }]}
      below={dialog}
    >
      {lineOf}
    </QueuePage>
  );
}
