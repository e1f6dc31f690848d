import { TitledCard } from '@porao/features';
import { formatDigits, formatTime, language } from '@porao/platform';
import { Avatar, Card, Flex, Grid, Stack, Text, Title } from '@porao/ui';
import { SegmentedChoice } from '@porao/ui/controls';
import { useState } from 'react';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { SectionPage } from '../../common/section.page.tsx';
import { FactsCard } from './facts.card.tsx';
import { coachJob, connectedTutors, schedule } from './sample.ts';

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

const weeks = ['this', 'next'] as const;

function ScheduleCard() {
  const [week, setWeek] = useState<(typeof weeks)[number]>('this');
  return (
    <TitledCard title={t('job.schedule')}>
      <SegmentedChoice
        label={t('job.schedule.option')}
        options={weeks.map((value) => ({ value, label: t(`job.week.${value}`) }))}
        value={week}
        onChange={setWeek}
      />
      <Stack as="ul" gap="xs">
        {schedule[week].map(({ day, from, to }) => (
          <Flex as="li" key={day} justify="space-between" gap="sm">
            <Text weight="medium">{t(`job.day.${day}`)}</Text>
            <Text tone="dim">{t('job.hours', { from: formatTime(from), to: formatTime(to) })}</Text>
          </Flex>
        ))}
      </Stack>
    </TitledCard>
  );
}
