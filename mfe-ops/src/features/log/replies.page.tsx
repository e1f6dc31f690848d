import type { SmsReply } from '@porao/contracts';
import { deadlineText } from '@porao/features';
import { formatDigits, query, useQuery } from '@porao/platform';
import { Badge, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import type { Act } from '../../common/acts/acts.list.ts';
import { useAct } from '../../common/acts/acts.store.ts';
import { request } from '../../common/acts/request.ts';
import { paths } from '../../common/paths.ts';
import { asQueue, live, onePage } from '../../common/queue/paged.ts';
import { choiceFilter } from '../../common/queue/queue.filters.tsx';
import { QueuePage } from '../../common/queue/queue.page.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import { WholeList } from '../../common/queue/whole-list.tsx';
import { t } from './messages.ts';

const shows = ['waiting', 'all'] as const;

/** Text messages that came in: Enter opens who sent one, `d` says that what it was about is done. */
export default function RepliesPage(): ReactNode {
  const params = useListParams();
  const show = params.get('show') === 'all' ? 'all' : 'waiting';
  const act = useAct();
  const replies = useQuery({
    ...query('GET /api/ops/replies', { query: { show, user_id: params.getId('person') } }),
    ...asQueue,
    ...live,
    select: ({ data }) => onePage(data),
  });
  return (
    <QueuePage
      words={(key) => t(`replies.${key}`)}
      filters={[choiceFilter('show', t('replies.show'), shows, (one) => t(`replies.show.${one}`), 'waiting')]}
      above={
        <WholeList
          name="person"
          label={t('replies.everybody')}
          textOf={(id) => t('replies.person', { id: formatDigits(String(id)) })}
        />
      }
      source={replies}
      subject={subjectOf}
      to={({ from, phone_no }) =>
        from ? paths.person({ userId: from.user_id }) : `${paths.people}?q=${encodeURIComponent(phone_no)}`
      }
      title={nameOf}
      renderBeside={({ outcome, received_at, waits }) => (
        <>
          <Badge tone={waits ? 'accent' : 'neutral'}>{t(`replies.outcome.${outcome}`)}</Badge>
          <Text tone="dim">{deadlineText(received_at)}</Text>
        </>
      )}
      acts={[
        {
          key: 'd',
          label: t('replies.handled'),
          act: ([reply]) => reply && void act(handling(reply)),
          can: ({ waits }) => waits,
        },
      ]}
    >
      {({ text }) => <Text>{text}</Text>}
    </QueuePage>
  );
}

const subjectOf = ({ id }: SmsReply): string => `reply:${id}`;
const nameOf = ({ from, phone_no }: SmsReply): string => from?.name ?? formatDigits(phone_no);

/** Nothing takes it back, so it is sent 5 s later and can be cancelled until then. */
const handling = (reply: SmsReply): Act => ({
  subject: subjectOf(reply),
  text: t('replies.handled.of', { name: nameOf(reply) }),
  send: request('POST /api/ops/replies/:id/handled', { params: { id: reply.id } }),
});
