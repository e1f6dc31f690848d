import { query, useParams, useQuery } from '@porao/platform';
import type { ReactNode } from 'react';
import { paths } from '../../common/paths.ts';
import { live } from '../../common/queue/paged.ts';
import { useNeighbours } from '../../common/queue/queue-order.ts';
import { RecordPage } from '../../common/record.page.tsx';
import { DealSection } from './deal.section.tsx';
import { DealBadge, dealLine, dealName } from './deal-lines.tsx';
import { t } from './messages.ts';

/** One deal: who, whose word that lessons started is there, the charge, and how it came about. */
export default function DealPage(): ReactNode {
  const id = Number(useParams().dealId);
  const source = useQuery({ ...query('GET /api/ops/deals/:id', { params: { id } }), ...live });
  const neighbours = useNeighbours(paths.deals, id);
  return (
    <RecordPage
      source={source}
      title={t('deal.title')}
      error={t('deal.failed')}
      back={{ to: neighbours.list, label: t('deals.title') }}
      heading={(deal) => ({
        title: dealName(deal),
        text: dealLine(deal),
        actions: <DealBadge state={deal.state} />,
      })}
    >
      {(deal) => <DealSection key={id} deal={deal} neighbours={neighbours} />}
    </RecordPage>
  );
}
