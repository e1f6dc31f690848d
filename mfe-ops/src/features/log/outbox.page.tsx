import { formatDigits, query, useQuery } from '@porao/platform';
import { Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { asQueue, onePage } from '../../common/queue/paged.ts';
import { useListParams } from '../../common/queue/search-params.ts';
import { t } from './messages.ts';
import { OutboxLayout } from './outbox.layout.tsx';

/** Text messages, where no gateway sends them. */
export default function OutboxPage(): ReactNode {
  const q = useListParams().get('q') ?? '';
  const messages = useQuery({
    ...query('GET /api/ops/outbox', { query: { q, limit: 200 } }),
    ...asQueue,
    select: ({ data }) => onePage(data.map((message) => ({ ...message, id: Number(message.id) }))),
  });
  return (
    <OutboxLayout
      name="outbox"
      words={(key) => t(`outbox.${key}`)}
      source={messages}
      recipient={({ phone_no }) => phone_no}
      title={({ phone_no }) => formatDigits(phone_no)}
    >
      {({ body }) => <Text>{body}</Text>}
    </OutboxLayout>
  );
}
