import { query, useQuery } from '@porao/platform';
import { Text } from '@porao/ui';
import { asQueue, onePage } from '../../common/queue/paged.ts';
import { useListParams } from '../../common/queue/search-params.ts';
import { t } from './messages.ts';
import { OutboxLayout } from './outbox.layout.tsx';

/** E-mails, where no SMTP server sends them. */
export default function EmailsPage() {
  const q = useListParams().get('q') ?? '';
  const mails = useQuery({
    ...query('GET /api/ops/emails', { query: { q, limit: 200 } }),
    ...asQueue,
    select: ({ data }) => onePage(data),
  });
  return (
    <OutboxLayout
      name="emails"
      words={(key) => t(`emails.${key}`)}
      source={mails}
      recipient={({ address }) => address}
    >
      {({ subject, body }) => (
        <>
          <Text weight="bold">{subject}</Text>
          <Text style={{ whiteSpace: 'pre-line' }}>{body}</Text>
        </>
      )}
    </OutboxLayout>
  );
}
