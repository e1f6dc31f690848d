import { FailedState, OfflineNotice, OfflineState, pageStateOf } from '@porao/features';
import { formatNumber, Link, NavLink, useOnline } from '@porao/platform';
import { Card, Group, Icon, type IconName, LinkButton, PageHeader, Stack, TabLinks } from '@porao/ui';
import type { ReactNode } from 'react';
import { AreaPage } from '../../common/area.page.tsx';
import { LockedNotice } from '../../common/locked.notice.tsx';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { CompletionBar } from '../../common/profile/completion.bar.tsx';
import { NextGaps } from '../../common/profile/next-gaps.list.tsx';
import { useCompletion, useUser } from '../../common/profile/profile.queries.ts';
import { type UpdateTab, updateTabs } from '../../common/profile/sections.ts';
import styles from './update.module.css';

interface UpdateFrameProps {
  tab: UpdateTab;
  /** Lists what the page needs; it is shown once every part came or failed. */
  needs: Parameters<typeof pageStateOf>[0] &
    Record<string, { refetch: () => Promise<unknown>; isFetching: boolean }>;
  skeleton: ReactNode;
  children: (locked: boolean) => ReactNode;
}

/** Is the frame of the four update pages: completion, tabs, the way on, and on phones the bar below. */
export function UpdateLayout({ tab, needs, skeleton, children }: UpdateFrameProps) {
  const user = useUser();
  const online = useOnline();
  const parts = { user, ...needs };
  const isWhole = Object.values(parts).every((part) => part.data !== undefined);
  const state = pageStateOf(parts, online);
  const status = useCompletion();
  // The ways to go on are above the content and must not push it down later.
  const loading = isWhole ? status.isLoading && status.failureCount === 0 : state === 'loading';
  const locked = user.data?.data.account_status === 'Red';
  return (
    <AreaPage>
      <div className={styles.page}>
        <PageHeader title={t('update.title')} back={{ to: paths.overview, label: t('update.back') }} />
        <Stack gap="lg">
          <Card>
            <CompletionBar user={user.data?.data} />
          </Card>
          <TabLinks label={t('update.tabs')} items={tabs()} />
          {!online && isWhole && <OfflineNotice />}
          {locked && <LockedNotice />}
          {isWhole && !loading && !locked && <NextGaps status={status.data?.data} />}
          {isWhole && !loading && <div data-main-content>{children(locked)}</div>}
          {loading && skeleton}
          {!isWhole && state === 'offline' && <OfflineState />}
          {!isWhole && (state === 'failed' || state === 'ready') && (
            <FailedState
              title={t('profile.failed')}
              sources={Object.values(parts).filter((part) => part.data === undefined)}
            />
          )}
          {!loading && <Steps tab={tab} />}
        </Stack>
      </div>
      <BottomBar />
    </AreaPage>
  );
}

const tabs = () =>
  updateTabs.map(({ name, path, weight }) => ({
    to: path,
    label: t('update.tab', { name: t(`update.${name}`), weight: formatNumber(weight) }),
  }));

function Steps({ tab }: { tab: UpdateTab }) {
  const place = updateTabs.findIndex(({ name }) => name === tab);
  const [before, after] = [updateTabs[place - 1], updateTabs[place + 1]];
  return (
    <Group justify="space-between">
      {before ? (
        <LinkButton to={before.path} variant="default" icon="arrow-left">
          {t('update.previous')}
        </LinkButton>
      ) : (
        <span />
      )}
      {after ? (
        <LinkButton to={after.path} variant="default" iconEnd="arrow-right">
          {t('update.next')}
        </LinkButton>
      ) : (
        <LinkButton to={paths.overview} variant="default" iconEnd="check">
          {t('update.finish')}
        </LinkButton>
      )}
    </Group>
  );
}

const icons: Record<UpdateTab, IconName> = {
  tutoring: 'book',
  education: 'school',
  personal: 'info',
  certificate: 'file',
};

/** The same pages at the thumb; "Archive" is the certificates (decision OQ-048). */
function BottomBar() {
  return (
    <nav className={styles.bar} aria-label={t('update.bar')}>
      <Link to={paths.overview} className={styles.barLink ?? ''}>
        <Icon name="user" />
        {t('update.profile')}
      </Link>
      {updateTabs.map(({ name, path }) => (
        <NavLink key={name} to={path} end className={styles.barLink ?? ''}>
          <Icon name={icons[name]} />
          {t(name === 'certificate' ? 'update.archive' : `update.${name}`)}
        </NavLink>
      ))}
    </nav>
  );
}
