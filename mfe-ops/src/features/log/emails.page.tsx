import { Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { momentOf } from '../../common/moment.ts';
import { OpsPage } from '../../common/ops.frame.tsx';
import { paths } from '../../common/paths.ts';
import { QueueFilters } from '../../common/queue/queue.filters.tsx';
import { Queue } from '../../common/queue/queue.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import styles from './log.module.css';
import { useEmails } from './log.queries.ts';
import { t } from './messages.ts';

/** The newest e-mails of the site, where no SMTP server sends them; Enter opens who got it. */
export default function EmailsPage(): ReactNode {
  const mails = useEmails(useListParams().get('q') ?? '');
  return (
    <OpsPage title={t('emails.title')}>
      <QueueFilters search={t('emails.search')} />
      <Queue
        source={mails}
        label={t('emails.title')}
        error={t('emails.failed')}
        empty={{ title: t('emails.empty'), text: t('emails.empty.text') }}
        subject={({ id }) => `email:${id}`}
        to={({ address }) => `${paths.people}?q=${encodeURIComponent(address)}`}
        title={({ address }) => address}
        renderBeside={({ created_at }) => <Text tone="dim">{momentOf(created_at)}</Text>}
      >
        {({ subject, body }) => (
          <>
            <Text weight="bold">{subject}</Text>
            <Text className={styles.body}>{body}</Text>
          </>
        )}
      </Queue>
    </OpsPage>
  );
}
