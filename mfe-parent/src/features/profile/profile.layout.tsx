import type { CurrentUser } from '@porao/contracts';
import { PhotoButton, QueryState } from '@porao/features';
import { Stars } from '@porao/features/reviews';
import { formatDigits, openModal, query, useQuery } from '@porao/platform';
import { Avatar, Card, Group, Icon, LinkButton, LoadingState, Stack, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { AreaPage } from '../../common/area.page.tsx';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { SampleBadge } from '../../common/sample.tsx';
import { SectionTabs } from '../../common/section.page.tsx';
import { userChanged, useUser } from '../../common/user.ts';
import styles from './profile.module.css';

export function ProfileLayout({ children }: { children: (user: CurrentUser) => ReactNode }) {
  const user = useUser();
  return (
    <AreaPage>
      <QueryState
        source={user}
        skeleton={<LoadingState label={t('tabs.profile')} shape="detail" count={2} />}
        error={t('account.failed')}
      >
        {({ data }) => (
          <Stack gap="lg">
            <ProfileHeader user={data} />
            <SectionTabs of="profile" />
            {children(data)}
          </Stack>
        )}
      </QueryState>
    </AreaPage>
  );
}

function ProfileHeader({ user }: { user: CurrentUser }) {
  const name = user.name.trim() || t('profile.nobody');
  // Only somebody who teaches too has one (decision OQ-062).
  const place = user.tutor?.location?.location_name;
  return (
    <Card className={styles.card}>
      <div className={styles.cover}>
        <Cover />
      </div>
      <div className={styles.head}>
        <Face name={name} photo={user.photo} />
        <Stack gap="2xs">
          <Title order={1} size={2} className={styles.name}>
            {name}
          </Title>
          <Text size="sm" tone="dim">
            {t('profile.id', { id: formatDigits(user.id) })}
          </Text>
          <OwnStars />
          {place && (
            <Text size="sm" className={styles.fact}>
              <Icon name="location" size={16} />
              {place}
            </Text>
          )}
        </Stack>
        <Group className={styles.actions}>
          <PhotoButton disabled={user.account_status === 'Red'} onChanged={() => userChanged('photo')} />
          <LinkButton to={paths.personalInfo} variant="default" icon="settings">
            {t('profile.settings')}
          </LinkButton>
        </Group>
      </div>
    </Card>
  );
}

const art = (name: string) => `var(--art-${name})`;

function Cover() {
  return (
    <svg viewBox="0 0 960 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="960" height="180" fill={art('wall')} />
      <circle cx="770" cy="64" r="34" fill={art('glow')} />
      <path d="M0 112c120-46 210-40 330-8s250 20 360-12 190-20 270 6v82H0z" fill={art('wall-2')} />
      <path d="M0 134c150-30 280-18 420 0s330 10 540-14v60H0z" fill={art('leaf')} opacity="0.55" />
      <path d="M0 156c180-14 320-10 480 0s320 6 480-8v32H0z" fill={art('leaf-2')} opacity="0.6" />
      <path d="M560 134c24 12 62 12 88 0l-8 18h-70z" fill={art('wood')} />
      <path d="M602 132V92l34 36z" fill={art('paper')} />
      <path d="M150 118v-26M162 118v-34M174 118v-22" stroke={art('wood-2')} strokeWidth="3" />
      <path d="M132 92c8-24 30-30 38-12 14-14 34 0 26 16-18 10-50 10-64-4z" fill={art('leaf-2')} />
    </svg>
  );
}

/** The rating of real reviews once there are enough, and a sample before. */
function OwnStars() {
  const reviews = useQuery(query('GET /api/reviews', { query: { side: 'guardian' } }));
  const real = reviews.data?.data.rating;
  return real ? <Stars rating={real} /> : <SampleStars />;
}

function SampleStars() {
  return (
    <span className={styles.stars}>
      <Stars rating={rating} />
      <SampleBadge />
    </span>
  );
}

/** Sample data (decision OQ-056). */
const rating = { stars: 4, count: 250 } as const;

/** The photo, which a press shows large. Initials have nothing to enlarge. */
function Face({ name, photo }: { name: string; photo: string | null }) {
  const src = photo && `/storage/profile/${photo}`;
  const avatar = <Avatar name={name} src={src} size="xl" decorative />;
  if (!src) return <span className={styles.face}>{avatar}</span>;
  return (
    <button
      type="button"
      className={styles.face}
      aria-label={t('profile.zoom')}
      aria-haspopup="dialog"
      onClick={() =>
        openModal({
          title: name,
          body: <img src={src} alt={t('profile.photo', { name })} className={styles.large} />,
          buttons: [{ label: t('close'), variant: 'default' }],
        })
      }
    >
      {avatar}
    </button>
  );
}
