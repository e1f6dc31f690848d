import { formatDate, formatDigits, formatMoney, language } from '@porao/platform';
import { Avatar, Button, Card, DefinitionGrid, Group, Stack, Text, Title } from '@porao/ui';
import { Carousel } from '@porao/ui/carousel';
import { t } from '../../common/messages.ts';
import { SampleBadge, saySample } from '../../common/sample.tsx';
import { SectionPage } from '../../common/section.page.tsx';
import { coachRequest, recommended } from './sample.ts';

export default function CoachRequestsPage() {
  return (
    <SectionPage title={t('coach-requests.title')} section="requests" sample>
      <RequestCard />
      <RecommendedCoaches />
    </SectionPage>
  );
}

function RequestCard() {
  const { id, posted, student, age, hours, location, salary } = coachRequest;
  return (
    <Card as="article">
      <Stack>
        <Group justify="space-between">
          <Title order={2} size={4}>
            {t('coach-requests.for', { student: student[language] })}
          </Title>
          <SampleBadge />
        </Group>
        <Text size="sm" tone="dim">
          {t('coach-requests.meta', { id: formatDigits(id), date: formatDate(posted) })}
        </Text>
        <DefinitionGrid
          items={[
            { icon: 'user', label: t('coach-requests.age'), value: t('coach-requests.years', { age }) },
            { icon: 'clock', label: t('coach-requests.hours'), value: formatDigits(hours) },
            { icon: 'location', label: t('coach-requests.location'), value: location[language] },
            { icon: 'money', label: t('coach-requests.salary'), value: formatMoney(salary) },
          ]}
        />
        <Group>
          <Button icon="edit" onClick={saySample}>
            {t('coach-requests.update')}
          </Button>
          <Button variant="default" icon="close" onClick={saySample}>
            {t('coach-requests.cancel')}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

function RecommendedCoaches() {
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

function CoachCard({ coach }: { coach: (typeof recommended)[number] }) {
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
