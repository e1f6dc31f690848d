import { type DayChange, type DealLesson, dayOf } from '@porao/contracts';
import { changeText } from '@porao/features/routine';
import { formatTime } from '@porao/platform';
import { Stack, Text } from '@porao/ui';
import { useState } from 'react';
import { t } from '../messages.ts';

interface WeekPartProps {
  lessons: readonly DealLesson[];
  /** Those that are over are left out. */
  changes: readonly DayChange[];
}

/** The week that the family planned with the tutor; nothing before it did. */
export function WeekPart({ lessons, changes }: WeekPartProps) {
  const [today] = useState(() => dayOf(new Date()));
  if (lessons.length === 0) return null;
  return (
    <Stack gap="xs">
      <Text weight="medium">{t('student.week')}</Text>
      <Stack as="ul" gap="2xs" aria-label={t('student.week')}>
        {lessons.map(({ day, time, subjects }) => (
          <Text as="li" key={day}>
            {t(`day.${day as 1}`)}, <time dateTime={time}>{formatTime(time)}</time>: {subjects.join(', ')}
          </Text>
        ))}
      </Stack>
      {changes
        .filter(({ why, to }) => why !== 'eid' && to >= today)
        .map((change) => (
          <Text key={`${change.kind} ${change.from} ${change.to} ${change.minutes}`} size="sm">
            {changeText(change)}
          </Text>
        ))}
    </Stack>
  );
}
