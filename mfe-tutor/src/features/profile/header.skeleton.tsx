import { Card, Skeleton, Stack, Text, Title } from '@porao/ui';
import { CompletionLines } from '../../common/profile/completion.bar.tsx';
import styles from './profile.module.css';

/** The header while the account is not known: line for line as high as `ProfileHeader`. */
export function HeaderSkeleton() {
  return (
    <Card roomy aria-busy="true">
      <div className={styles.header}>
        <Skeleton width="6rem" height="6rem" round />
        <Stack gap="2xs">
          <Title order={1} size={2} aria-hidden>
            <Skeleton width="80%" height="1lh" />
          </Title>
          {['50%', '70%', '60%'].map((width) => (
            <Text key={width} size="sm">
              <Skeleton width={width} height="1lh" />
            </Text>
          ))}
        </Stack>
        <div className={styles.completion}>
          <CompletionLines />
        </div>
      </div>
      <div className={styles.actions}>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} width="11rem" height="var(--target)" />
        ))}
      </div>
      <Text size="sm">{'\u00a0'}</Text>
    </Card>
  );
}
