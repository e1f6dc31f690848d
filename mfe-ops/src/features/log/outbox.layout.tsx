import { deadlineText, type Paged } from '@porao/features';
import { Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { paths } from '../../common/paths.ts';
import { QueuePage, type QueuePageProps } from '../../common/queue/queue.page.tsx';
import { t } from './messages.ts';

interface OutboxLayoutProps<Message extends { id: number; created_at: string }> {
  name: 'outbox' | 'emails';
  words: QueuePageProps<Message>['words'];
  source: Paged<Message>;
  /** Returns the person it was for, by which messages are found. */
  recipient: (message: Message) => string;
  /** The person's address, unless given. */
  title?: (message: Message) => string;
  children: (message: Message) => ReactNode;
}

/** The newest messages of a local outbox, found by part of their address; Enter opens who got one. */
export function OutboxLayout<Message extends { id: number; created_at: string }>(
  props: OutboxLayoutProps<Message>,
): ReactNode {
  const { name, words, source, recipient, title = recipient, children } = props;
  return (
    <QueuePage
      words={words}
      search={t(`${name}.search`)}
      source={source}
      subject={({ id }) => `${name}:${id}`}
      to={(message) => `${paths.people}?q=${encodeURIComponent(recipient(message))}`}
      title={title}
      renderBeside={({ created_at }) => <Text tone="dim">{deadlineText(created_at)}</Text>}
    >
      {children}
    </QueuePage>
  );
}
