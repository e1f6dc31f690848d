import type { CurrentUser } from '@porao/contracts';
import { PhotoButton } from '@porao/features';
import { formatDigits } from '@porao/platform';
import { Card, Group, Icon, LinkButton, Stack, Text, Title } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { userChanged } from '../../common/user.ts';
import { Cover } from './cover.tsx';
import { Face } from './face.tsx';
import styles from './profile.module.css';
import { Stars } from './stars.tsx';

export function ProfileHeader({ user }: { user: CurrentUser }) {
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
          <Stars />
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
