import { formatDate, formatNumber, language } from '@porao/platform';
import { Avatar, Card, Flex, Group, Icon, type IconName, Stack, Text, VisuallyHidden } from '@porao/ui';
import { LandingIllustration } from '@porao/ui/illustrations/landing';
import { t } from '../messages.ts';
import { SampleBadge } from '../sample.tsx';
import styles from './posts.module.css';
import type { Post } from './sample.ts';

const counts: readonly { of: 'likes' | 'comments' | 'shares'; icon: IconName }[] = [
  { of: 'likes', icon: 'heart' },
  { of: 'comments', icon: 'message' },
  { of: 'shares', icon: 'share' },
];

export function PostCard({ post }: { post: Post }) {
  const name = post.author[language];
  return (
    <Card as="article" aria-label={t('post.by', { name })}>
      <Stack>
        <Flex gap="sm" align="center" justify="space-between" wrap="wrap">
          <Flex gap="sm" align="center">
            <Avatar name={name} decorative />
            <div>
              <Text weight="bold">{name}</Text>
              <Text size="sm" tone="dim">
                {post.location[language]}, {formatDate(post.date)}
              </Text>
            </div>
          </Flex>
          <SampleBadge />
        </Flex>
        <Text>{post.text[language]}</Text>
        {post.image && (
          <div className={styles.picture}>
            <LandingIllustration />
          </div>
        )}
        <Group gap="lg">
          {counts.map(({ of, icon }) => (
            <span key={of} className={styles.count}>
              <Icon name={icon} size={18} />
              {formatNumber(post[of])}
              <VisuallyHidden> {t(`post.${of}`)}</VisuallyHidden>
            </span>
          ))}
        </Group>
      </Stack>
    </Card>
  );
}
