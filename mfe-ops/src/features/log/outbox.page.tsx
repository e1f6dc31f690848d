import { formatDigits } from '@porao/platform';
import { Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { useListParams } from '../../common/queue/search-params.ts';
import { useOutbox } from './log.queries.ts';
import { OutboxFrame } from './outbox.frame.tsx';

/** Text messages, where no gateway sends them. */
export default function OutboxPage(): ReactNode {
  const messages = useOutbox(useListParams().get('q') ?? '');
  return (
    <OutboxFrame
      name="outbox"
      source={messages}
      recipient={({ phone_no }) => phone_no}
      title={({ phone_no }) => formatDigits(phone_no)}
    >
      {({ body }) => <Text>{body}</Text>}
    </OutboxFrame>
  );
}
