import { formatMoney, language } from '@porao/platform';
import { Avatar, Card, Stack, Text, Title } from '@porao/ui';
import { Carousel } from '@porao/ui/carousel';
import { t } from '../../common/messages.ts';
import { SampleBadge } from '../../common/sample.tsx';
import { type Recommended, recommended } from './sample.ts';

export function RecommendedCoaches() {
  return (
    <Stack as="section" gap="sm">
      <Title order={2} size={3}>
        {t('recommended.title')}
      </Title>
      <Carousel
        label={t('recommended.title')}
        backLabel={t('recommended.back')}
        onLabel={t('recommended.on')}
        seenText={(first, last, count) =>
          first === last
            ? t('recommended.seen.one', { first, count })
            : t('recommended.seen', { first, last, count })
        }
        items={recommended.map((coach) => ({ key: coach.id, content: <CoachCard coach={coach} /> }))}
      />
    </Stack>
  );
}

function CoachCard({ coach }: { coach: Recommended }) {
  const name = coach.name[language];
  return (
    <Card as="article">
      <Stack gap="xs">
        <Avatar name={name} decorative />
        <Title order={3} size={4}>
          {name}
        </Title>
        <Text>{coach.skill[language]}</Text>
        <Text size="sm" tone="dim">
          {t('recommended.experience', { count: coach.experience })}
          <br />
          {t('recommended.rate', { amount: formatMoney(coach.rate) })}
        </Text>
        <div>
          <SampleBadge />
        </div>
      </Stack>
    </Card>
  );
}
