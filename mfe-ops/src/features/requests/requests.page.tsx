import type { OpsRequest } from '@porao/contracts';
import type { ReactNode } from 'react';
import { OpsPage } from '../../common/ops.frame.tsx';
import { paths } from '../../common/paths.ts';
import { Queue } from '../../common/queue/queue.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import { useRejectDialog } from './ask-reject.ts';
import { RequestsFilters } from './filters.panel.tsx';
import { t } from './messages.ts';
import { badgesOf, lineOf, nameOf, subjectOf } from './request-lines.tsx';
import { useRequests } from './requests.queries.ts';

const isPending = ({ stage }: OpsRequest) => stage === 'Pending';

/** The queue of requests: Enter opens one, `r` rejects it or the selected ones. */
export default function RequestsPage(): ReactNode {
  const params = useListParams();
  const requests = useRequests(params);
  const [dialog, open] = useRejectDialog();
  const ask = (rows: readonly OpsRequest[]) =>
    open({ seen: rows.map((request) => ({ request, version: request.version })) });
  return (
    <OpsPage title={t('requests.title')}>
      <RequestsFilters />
      <Queue
        source={requests}
        label={t('requests.title')}
        error={t('requests.failed')}
        empty={{ title: t('requests.empty'), text: t('requests.empty.text') }}
        subject={subjectOf}
        to={({ id }) => paths.request({ requestId: id })}
        title={nameOf}
        renderBeside={badgesOf}
        acts={[{ key: 'r', label: t('requests.reject'), act: ask, several: true, can: isPending }]}
      >
        {lineOf}
      </Queue>
      {dialog}
    </OpsPage>
  );
}
