import { Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { useListParams } from '../../common/queue/search-params.ts';
import styles from './log.module.css';
import { useEmails } from './log.queries.ts';
import { OutboxFrame } from './outbox.frame.tsx';

/** E-mails, where no SMTP server sends them. */
export default function EmailsPage(): ReactNode {
  const mails = useEmails(useListParams().get('q') ?? '');
  return (
    <OutboxFrame
      name="emails"
      source={mails}
      recipient={({ address }) => address}
      title={({ address }) => address}
    >
      {({ subject, body }) => (
        <>
          <Text weight="bold">{subject}</Text>
          <Text className={styles.body}>{body}</Text>
        </>
      )}
    </OutboxFrame>
  );
}
