import type { OpsLesson, OpsLessonMonth } from '@porao/contracts';
import { CardState, TitledCard } from '@porao/features';
import { entryText, lessonLines, monthText, shifted, stateText, stateTones } from '@porao/features/lessons';
import { formatDate, formatNumber, query, useQuery } from '@porao/platform';
import { Badge, Button, Group, Stack, Text } from '@porao/ui';
import { type ReactNode, useState } from 'react';
import { DimLine } from '../dim-line.tsx';
import { useIsOwnCase } from '../own-case.tsx';
import { live } from '../queue/paged.ts';
import { SalarySection } from '../salary/salary.section.tsx';
import { useLessonDialog } from './ask-lesson.ts';
import { t } from './messages.ts';

export interface LessonsCardProps {
  dealId: number;
  /** Accounts of the sides, where what one says by phone can be written down: by others than these. */
  sides?: readonly (number | undefined)[];
}

/** Lessons and salary of a deal in a month, as both of its sides read them, with who wrote down what. */
export function LessonsCard({ dealId, sides }: LessonsCardProps): ReactNode {
  const [month, setMonth] = useState<string>();
  const input = { params: { id: dealId }, query: month === undefined ? {} : { month } };
  const source = useQuery({ ...query('GET /api/ops/deals/:id/lessons', input), ...live });
  const [dialog, ask] = useLessonDialog();
  const isOwn = useIsOwnCase(...(sides ?? []));
  const canAdd = sides !== undefined && !isOwn;
  return (
    <TitledCard title={t('lessons.card')}>
      <CardState source={source}>
        {({ data }) => (
          <>
            <Month of={data} onMonth={setMonth} />
            {data.lessons.length > 0 && (
              <Stack as="ul" gap="sm" aria-label={t('lessons.title')}>
                {data.lessons.map((lesson) => (
                  <li key={lesson.day}>
                    <Lines of={lesson} />
                  </li>
                ))}
              </Stack>
            )}
            {canAdd && (
              <div>
                <Button
                  size="sm"
                  variant="default"
                  icon="phone"
                  aria-haspopup="dialog"
                  onClick={() => ask({ dealId, lessons: data.lessons })}
                >
                  {t('lessons.add')}
                </Button>
              </div>
            )}
            <SalarySection dealId={dealId} month={month} onMonth={setMonth} canAdd={canAdd} />
          </>
        )}
      </CardState>
      {dialog}
    </TitledCard>
  );
}

function Month({ of, onMonth }: { of: OpsLessonMonth; onMonth: (month: string) => void }): ReactNode {
  const { month, first, last, held, expected } = of;
  const name = monthText(month);
  return (
    <Group justify="space-between">
      <Text>
        {of.lessons.length === 0
          ? t('lessons.none', { month: name })
          : t(expected === 0 ? 'lessons.held' : 'lessons.count', {
              held: formatNumber(held),
              count: formatNumber(expected),
              month: name,
            })}
      </Text>
      <Group>
        {month > first && (
          <Button size="sm" variant="subtle" onClick={() => onMonth(shifted(month, -1))}>
            {t('lessons.before')}
          </Button>
        )}
        {month < last && (
          <Button size="sm" variant="subtle" onClick={() => onMonth(shifted(month, 1))}>
            {t('lessons.after')}
          </Button>
        )}
      </Group>
    </Group>
  );
}

function Lines({ of: lesson }: { of: OpsLesson }): ReactNode {
  const { day, state, entries } = lesson;
  return (
    <>
      <Group>
        <Text weight="medium">{formatDate(day)}</Text>
        <Badge tone={stateTones[state]}>{stateText(lesson)}</Badge>
      </Group>
      {lessonLines(lesson, null).map((line) => (
        <Text key={line} size="sm">
          {line}
        </Text>
      ))}
      {entries.map((entry) => (
        <DimLine
          key={entry.id}
          parts={[
            formatDate(entry.at),
            entryText(entry, entries),
            entry.recorded_by && t('lessons.phone', { name: entry.recorded_by, reason: entry.reason ?? '' }),
          ]}
        />
      ))}
    </>
  );
}
