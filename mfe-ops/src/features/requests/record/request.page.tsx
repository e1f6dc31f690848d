import { formatNumber, query, useParams, useQuery } from '@porao/platform';
import type { ReactNode } from 'react';
import { paths } from '../../../common/paths.ts';
import { live } from '../../../common/queue/paged.ts';
import { useNeighbours } from '../../../common/queue/queue-order.ts';
import { RecordPage } from '../../../common/record.page.tsx';
import { nameOf } from '../request-lines.tsx';
import { DecideRequest } from './decide.section.tsx';
import { t } from './messages.ts';

export default function RequestPage(): ReactNode {
  const id = Number(useParams().requestId);
  const read = query('GET /api/ops/requests/:id', { params: { id } });
  const source = useQuery({ ...read, ...live, refetchOnMount: 'always' });
  const neighbours = useNeighbours(paths.requests, id);
  return (
    <RecordPage
      source={source}
      title={t('request.title')}
      error={t('request.failed')}
      back={{ to: neighbours.list, label: t('requests.title') }}
      heading={({ request }) => ({
        title: nameOf(request),
        text: t('request.line', { id: formatNumber(request.id), guardian: request.guardian.name }),
      })}
    >
      {(details) => <DecideRequest key={id} details={details} neighbours={neighbours} />}
    </RecordPage>
  );
}
