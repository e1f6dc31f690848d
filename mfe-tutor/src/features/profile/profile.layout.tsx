import type { CurrentUser } from '@porao/contracts';
import { FailedState, OfflineNotice, OfflineState, PhotoButton, pageStateOf } from '@porao/features';
import { formatNumber, useOnline } from '@porao/platform';
import { Avatar, Card, Icon, LinkButton, Stack, TabLinks, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { AreaPage } from '../../common/area.page.tsx';
import { LockedNotice } from '../../common/locked.notice.tsx';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { CompletionBar } from '../../common/profile/completion.bar.tsx';
import { profileChanged, useUser } from '../../common/profile/profile.queries.ts';
import { HeaderSkeleton } from './header.skeleton.tsx';
import styles from './profile.module.css';

/** Header and tabs, the same over the overview and the students. `children` gets whether the account is locked. */
export function ProfileLayout({ children }: { children: (locked: boolean) => ReactNode }) {
  const user = useUser();
  const online = useOnline();
  const state = pageStateOf({ user }, online);
  const locked = user.data?.data.account_status === 'Red';
  return (
    <AreaPage>
      {state === 'offline' && <OfflineState />}
      {state === 'failed' && <FailedState order={1} title={t('profile.failed')} sources={[user]} />}
      {(state === 'loading' || state === 'ready') && (
        <Stack gap="lg">
          {!online && <OfflineNotice />}
          {user.data ? <ProfileHeader user={user.data.data} locked={locked} /> : <HeaderSkeleton />}
          <ProfileTabs />
          {locked && <LockedNotice />}
          {children(locked)}
        </Stack>
      )}
    </AreaPage>
  );
}

function ProfileHeader({ user, locked }: { user: CurrentUser; locked: boolean }) {
  const place = [user.tutor?.location?.location_name, user.tutor?.city?.city_name].filter(Boolean).join(', ');
  const institute = user.tutor?.current_educational_info?.university?.university_name;
  return (
    <Card roomy>
      <div className={styles.header}>
        <Avatar name={user.name} src={user.photo && `/storage/profile/${user.photo}`} size="xl" decorative />
        <Stack gap="2xs">
          <Title order={1} size={2}>
            {user.name}
          </Title>
          {user.tutor && (
            <Text size="sm" tone="dim">
              {t('profile.id', { id: user.tutor.tutorid })}
            </Text>
          )}
          <Text size="sm" className={styles.fact}>
            <Icon name="school" size={16} />
            <Text as="span" size="sm" lines={1}>
              {institute ?? t('profile.none')}
            </Text>
          </Text>
          <Text size="sm" className={styles.fact}>
            <Icon name="location" size={16} />
            <Text as="span" size="sm" lines={1}>
              {place || t('profile.none')}
            </Text>
          </Text>
        </Stack>
        <div className={styles.completion}>
          <CompletionBar user={user} />
        </div>
      </div>
      <div className={styles.actions}>
        <PhotoButton disabled={locked} onChanged={() => profileChanged('photo')} />
        <LinkButton to={paths.cv} variant="default" icon="download">
          {t('profile.cv')}
        </LinkButton>
        <LinkButton to={paths.updateTutoring} icon={locked ? 'lock' : 'edit'} variant="filled">
          {t('profile.update')}
        </LinkButton>
      </div>
      <Text size="sm" tone="dim">
        {user.photo === null && !locked ? t('photo.hint', { percent: formatNumber(5) }) : '\u00a0'}
      </Text>
    </Card>
  );
}

function ProfileTabs() {
  return (
    <TabLinks
      label={t('profile.tabs')}
      items={[
        { to: paths.overview, label: t('profile.overview') },
        { to: paths.profileStudents, label: t('profile.students') },
        { to: paths.reviews, label: t('profile.reviews') },
      ]}
    />
  );
}
