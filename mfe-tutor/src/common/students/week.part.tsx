import type { DealLesson } from '@porao/contracts';
import { formatTime } from '@porao/platform';
import { Stack, Text } from '@porao/ui';
import { t } from '../messages.ts';

/** The week that the family planned with the tutor; nothing before it did. */
export function WeekPart({ lessons }: { lessons: readonly DealLesson[] }) {
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
    </Stack>
  );
}
