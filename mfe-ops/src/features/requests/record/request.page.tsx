import { formatNumber, useParams } from '@porao/platform';
import type { ReactNode } from 'react';
import { Loaded } from '../../../common/loaded.tsx';
import { OpsPage } from '../../../common/ops.frame.tsx';
import { paths } from '../../../common/paths.ts';
import { useNeighbours } from '../../../common/queue/queue-order.ts';
import { nameOf } from '../request-lines.tsx';
import { useRequest } from '../requests.queries.ts';
import { DecideRequest } from './decide.section.tsx';
import { t } from './messages.ts';

/** One request with everything that one decision needs. */
export default function RequestPage(): ReactNode {
  const id = Number(useParams().requestId);
  const source = useRequest(id);
  const neighbours = useNeighbours(paths.requests, id);
  const request = source.data?.data.request;
  return (
    <OpsPage
      title={request ? nameOf(request) : t('request.title')}
      back={{ to: neighbours.list, label: t('requests.title') }}
      {...(request && {
        text: t('request.line', { id: formatNumber(request.id), guardian: request.guardian.name }),
      })}
    >
      <Loaded
        source={source}
        label={t('request.title')}
        count={3}
        error={t('request.failed')}
        home={{ to: paths.requests, label: t('requests.title') }}
      >
        {({ data }) => <DecideRequest key={id} details={data} neighbours={neighbours} />}
      </Loaded>
    </OpsPage>
  );
}
