import { TitledCard } from '@porao/features';
import { formatTime } from '@porao/platform';
import { Flex, Stack, Text } from '@porao/ui';
import { SegmentedChoice } from '@porao/ui/controls';
import { useState } from 'react';
import { t } from '../../common/messages.ts';
import { schedule } from './sample.ts';

const weeks = ['this', 'next'] as const;

export function ScheduleCard() {
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
