import type { Notice } from '@porao/contracts';
import { noticeSettings } from '@porao/contracts/paths';
import { FailedState, failureToast, OfflineState, useWrite } from '@porao/features';
import { formatRelative, Link, useOnline } from '@porao/platform';
import { Button, EmptyState, LinkAnchor, LoadingState, Text, Title, VisuallyHidden } from '@porao/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './notices.module.css';
import { markRead, markReadUntil, noticesOf, useNotices, useTargetOf } from './notices.queries.ts';
import { t } from './panel.messages.ts';

interface NoticesPanelProps {
  unread: number;
  onClose: () => void;
}

export default function NoticesPanel({ unread, onClose }: NoticesPanelProps): ReactNode {
  const panel = useRef<HTMLElement>(null);
  const list = useNotices();
  const { refetch, data } = list;
  const shown = useRef(unread);
  useEffect(() => panel.current?.focus(), []);
  useEffect(() => {
    // More came in while the panel is open.
    if (shown.current < unread) void refetch();
    shown.current = unread;
  }, [unread, refetch]);
  const notices = data && noticesOf(data);
  return (
    <section ref={panel} className={styles.panel} tabIndex={-1} aria-label={t('title')}>
      <div className={styles.head}>
        <Title order={2} size={4}>
          {t('title')}
        </Title>
        {unread > 0 && notices?.[0] && <ReadAll until={notices[0].id} />}
      </div>
      {notices ? <Notices notices={notices} onClose={onClose} /> : <NotLoaded list={list} />}
      {list.hasNextPage && (
        <Button
          variant="subtle"
          fullWidth
          busy={list.isFetchingNextPage}
          busyLabel={t('olderBusy')}
          onClick={() => void list.fetchNextPage()}
        >
          {t('older')}
        </Button>
      )}
      <div className={styles.foot}>
        <LinkAnchor to={noticeSettings} onClick={onClose}>
          {t('settings')}
        </LinkAnchor>
      </div>
    </section>
  );
}

function NotLoaded({ list }: { list: ReturnType<typeof useNotices> }): ReactNode {
  const online = useOnline();
  if (!online || list.fetchStatus === 'paused') return <OfflineState />;
  if (list.isPending) return <LoadingState label={t('loading')} shape="text" count={2} />;
  return <FailedState title={t('failed')} sources={[list]} />;
}

function ReadAll({ until }: { until: number }): ReactNode {
  const { busy, press } = useWrite({ ...markReadUntil(until), failed: failureToast(t('readAll.failed')) });
  return (
    <Button variant="subtle" size="sm" busy={busy} onClick={() => press()}>
      {t('readAll')}
    </Button>
  );
}

function Notices({ notices, onClose }: { notices: readonly Notice[]; onClose: () => void }): ReactNode {
  const { press } = useWrite({ ...markRead, failed: () => null });
  const targetOf = useTargetOf();
  if (notices.length === 0) return <EmptyState picture={null} title={t('empty')} text={t('empty.text')} />;
  const follow = (notice: Notice) => {
    onClose();
    if (notice.read_at === null) press(notice);
  };
  return (
    <ul className={styles.list}>
      {notices.map((notice) => (
        <li key={notice.id}>
          <Link
            to={targetOf(notice.path)}
            className={styles.notice ?? ''}
            data-unread={notice.read_at === null || undefined}
            onClick={() => follow(notice)}
          >
            <span>
              {notice.read_at === null && <VisuallyHidden>{t('new')} </VisuallyHidden>}
              <span>{notice.text}</span>
            </span>
            <Text as="time" size="xs" tone="dim" dateTime={notice.created_at}>
              {formatRelative(notice.created_at)}
            </Text>
          </Link>
        </li>
      ))}
    </ul>
  );
}
