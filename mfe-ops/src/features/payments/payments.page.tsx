import { call, query, useQuery } from '@porao/platform';
import { LinkButton } from '@porao/ui';
import type { ReactNode } from 'react';
import { useConfirmDialog } from '../../common/ask-confirm.tsx';
import { useReasonDialog } from '../../common/ask-reason.tsx';
import { paths } from '../../common/paths.ts';
import { asQueue, live } from '../../common/queue/paged.ts';
import { choiceFilter } from '../../common/queue/queue.filters.tsx';
import { QueuePage } from '../../common/queue/queue.page.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import { t } from './messages.ts';
import { usePaymentQuestions } from './payment-acts.ts';
import { isReceivable, paymentBadges, paymentLine, paymentName, subjectOf } from './payment-lines.tsx';

const states = ['claimed', 'matched', 'refused', 'returned'] as const;

/** Payments by hand that wait: `v` and Enter say that the money came in, `r` refuses one. */
export default function PaymentsPage(): ReactNode {
  const params = useListParams();
  const filter = { state: params.oneOf('state', states) ?? 'claimed', q: params.get('q') };
  const payments = useQuery({
    ...query('GET /api/ops/payments', { query: { page: params.page, ...filter } }),
    ...asQueue,
    ...live,
  });
  const { received, refuse } = usePaymentQuestions();
  const [confirmDialog, confirm] = useConfirmDialog();
  const [reasonDialog, ask] = useReasonDialog();
  return (
    <QueuePage
      words={(key) => t(`payments.${key}`)}
      header={{
        actions: (
          <LinkButton to={paths.statement} variant="default" icon="upload">
            {t('payments.upload')}
          </LinkButton>
        ),
      }}
      search={t('payments.search')}
      filters={[
        choiceFilter('state', t('payments.state'), states, (one) => t(`search.state.${one}`), 'claimed'),
      ]}
      csv={{
        name: 'payments',
        send: () => call('GET /api/ops/payments.csv', { query: filter, file: true }),
      }}
      source={payments}
      subject={subjectOf}
      to={({ id }) => paths.payment({ paymentId: id })}
      title={paymentName}
      renderBeside={paymentBadges}
      acts={[
        {
          key: 'v',
          label: t('payment.received'),
          act: ([payment]) => payment && confirm(received(payment)),
          can: isReceivable,
        },
        {
          key: 'r',
          label: t('payment.refuse'),
          act: ([payment]) => payment && ask(refuse(payment)),
          can: ({ state }) => state === 'claimed',
        },
      ]}
      below={
        <>
          {confirmDialog}
          {reasonDialog}
        </>
      }
    >
      {paymentLine}
    </QueuePage>
  );
}
