import { formatDigits, language } from '@porao/platform';
import { Avatar, Card, Grid, Stack, Text, Title } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { SectionPage } from '../../common/section.page.tsx';
import { FactsCard } from './facts.card.tsx';
import { coachJob, connectedTutors } from './sample.ts';
import { ScheduleCard } from './schedule.card.tsx';

export default function CoachJobPage() {
  const { id, coach, coachEducation, experience, student, age, location } = coachJob;
  return (
    <SectionPage
      title={t('coach-job.title')}
      text={t('job.id', { id: formatDigits(id) })}
      back={{ to: paths.myCoach, label: t('tab.myCoach') }}
      sample
    >
      <ScheduleCard />
      <Grid minColumn="22rem">
        <FactsCard
          title={t('job.coach')}
          items={[
            { icon: 'user', label: t('job.name'), value: coach[language] },
            { icon: 'school', label: t('job.education'), value: coachEducation[language] },
            { icon: 'briefcase', label: t('job.experience'), value: t('job.years', { years: experience }) },
          ]}
        />
        <FactsCard
          title={t('job.student')}
          items={[
            { icon: 'user', label: t('job.name'), value: student[language] },
            { icon: 'calendar', label: t('job.age'), value: t('job.years', { years: age }) },
            { icon: 'location', label: t('job.location'), value: location[language] },
          ]}
        />
      </Grid>
      <Stack as="section" gap="sm">
        <Title order={2} size={3}>
          {t('job.connected')}
        </Title>
        <Grid as="ul" minColumn="14rem">
          {connectedTutors.map((tutor) => (
            <Card as="li" key={tutor.id}>
              <Stack gap="xs">
                <Avatar name={tutor.name[language]} decorative />
                <Title order={3} size={4}>
                  {tutor.name[language]}
                </Title>
                <Text tone="dim">{tutor.subject[language]}</Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Stack>
    </SectionPage>
  );
}
