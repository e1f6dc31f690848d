import { formatDate, language } from '@porao/platform';
import { Avatar, Button, Card, DefinitionGrid, Flex, Grid, Group, LinkButton, Stack, Title } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { SampleBadge, saySample } from '../../common/sample.tsx';
import { SectionPage } from '../../common/section.page.tsx';
import { coaches, type SampleCoach } from './sample.ts';

export default function MyCoachPage() {
  return (
    <SectionPage title={t('my-coach.title')} section="teachers" sample>
      <Grid as="ul" minColumn="22rem">
        {coaches.map((coach) => (
          <CoachCard key={coach.id} coach={coach} />
        ))}
      </Grid>
    </SectionPage>
  );
}

function CoachCard({ coach }: { coach: SampleCoach }) {
  const name = coach.name[language];
  return (
    <Card as="li">
      <Stack>
        <Flex gap="sm" align="center">
          <Avatar name={name} size="lg" decorative />
          <Stack gap="2xs">
            <Title order={2} size={4}>
              {name}
            </Title>
            <div>
              <SampleBadge />
            </div>
          </Stack>
        </Flex>
        <DefinitionGrid
          items={[
            { label: t('my-coach.student'), value: coach.student[language] },
            { label: t('my-coach.hours'), value: t('my-coach.hours.value', { hours: coach.hours }) },
            { label: t('my-coach.since'), value: formatDate(coach.since) },
          ]}
        />
        <Group>
          <LinkButton to={paths.coachJob} size="sm">
            {t('my-coach.manage')}
          </LinkButton>
          <Button variant="default" size="sm" icon="message" onClick={saySample}>
            {t('my-coach.message')}
          </Button>
          <Button variant="default" size="sm" icon="phone" onClick={saySample}>
            {t('my-coach.call')}
          </Button>
          <Button variant="default" size="sm" icon="user" onClick={saySample}>
            {t('my-coach.profile')}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
