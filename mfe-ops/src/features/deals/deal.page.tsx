import { useParams } from '@porao/platform';
import type { ReactNode } from 'react';
import { Loaded } from '../../common/loaded.tsx';
import { OpsPage } from '../../common/ops.frame.tsx';
import { paths } from '../../common/paths.ts';
import { useNeighbours } from '../../common/queue/queue-order.ts';
import { DealSection } from './deal.section.tsx';
import { DealBadge, dealLine, dealName } from './deal-lines.tsx';
import { useDeal } from './deals.queries.ts';
import { t } from './messages.ts';

/** One deal: who, whose word that lessons started is there, the charge, and how it came about. */
export default function DealPage(): ReactNode {
  const id = Number(useParams().dealId);
  const source = useDeal(id);
  const neighbours = useNeighbours(paths.deals, id);
  const deal = source.data?.data;
  return (
    // Its heading takes more lines than that of the skeleton, which is replaced as a whole.
    <OpsPage
      key={deal ? 'loaded' : 'loading'}
      title={deal ? dealName(deal) : t('deal.title')}
      back={{ to: neighbours.list, label: t('deals.title') }}
      {...(deal && { text: dealLine(deal), actions: <DealBadge state={deal.state} /> })}
    >
      <Loaded
        source={source}
        label={t('deal.title')}
        count={3}
        error={t('deal.failed')}
        home={{ to: paths.deals, label: t('deals.title') }}
      >
        {({ data }) => <DealSection key={id} deal={data} neighbours={neighbours} />}
      </Loaded>
    </OpsPage>
  );
}
