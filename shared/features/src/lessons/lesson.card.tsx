import { type Lesson, type LessonWord, otherSide } from '@porao/contracts';
import { formatDate, formatTime, openModal } from '@porao/platform';
import { Badge, Button, Card, Group, Stack, Text } from '@porao/ui';
import { failureText } from '../failure/failure.ts';
import { EntryList } from '../page/entry.list.tsx';
import { answerMessage, useWrite } from '../write/write.ts';
import { lessonsCall, ownWord, type Reader, sendWord } from './lessons.calls.ts';
import { t } from './messages.ts';
import { entryText, lessonLines, stateText, stateTones } from './words.ts';

interface LessonCardProps {
  lesson: Lesson;
  reader: Reader;
  say: () => void;
  report: () => void;
}

/** A lesson as both sides read it, with what the reader may say of it. */
export function LessonCard({ lesson, reader, say, report }: LessonCardProps) {
  const { day, time, state } = lesson;
  return (
    <Card as="article" aria-label={formatDate(day)} look={asksReader(lesson, reader) ? 'mango' : 'plain'}>
      <Stack gap="xs" align="start">
        <Group justify="space-between">
          <Text weight="medium">
            <time dateTime={day}>{formatDate(day)}</time>
            {time !== null && <>, {formatTime(time)}</>}
          </Text>
          <Badge tone={stateTones[state]}>{stateText(lesson)}</Badge>
        </Group>
        {lessonLines(lesson, reader.side).map((line) => (
          <Text key={line} size="sm">
            {line}
          </Text>
        ))}
        {state === 'disputed' && <Text size="sm">{t('disputed.text')}</Text>}
        <Acts lesson={lesson} reader={reader} say={say} report={report} />
        {lesson.entries.length > 1 && (
          <EntryList
            title={t('entries')}
            entries={lesson.entries.map((entry) => ({ ...entry, text: entryText(entry, lesson.entries) }))}
          />
        )}
      </Stack>
    </Card>
  );
}

const asksReader = ({ waits }: Lesson, { side }: Reader) => waits !== null && waits.said_by !== side;

/** The other side's word as the reader's own. */
function agreeing(lesson: Lesson, { side }: Reader): LessonWord | undefined {
  const said = ownWord(lesson, otherSide(side));
  if (!said || said.kind === 'taken_back') return undefined;
  const { kind, cancelled_by, other_day } = said;
  return { kind, day: lesson.day, cancelled_by, other_day };
}

function Acts({ lesson, reader, say, report }: LessonCardProps) {
  const { state, by, day } = lesson;
  const write = useWrite({
    send: (word: LessonWord) => sendWord(reader.deal_id, word),
    stale: [lessonsCall],
    success: answerMessage,
    failed: failureText,
  });
  const own = ownWord(lesson, reader.side);
  const same = asksReader(lesson, reader) ? agreeing(lesson, reader) : undefined;
  const takeBack = (takes_back: number) =>
    openModal({
      title: t('back.title'),
      body: t('back.text'),
      buttons: [
        { label: t('back.no'), variant: 'default' },
        { label: t('back.yes'), onPress: () => write.press({ kind: 'taken_back', day, takes_back }) },
      ],
    });
  const isOpen = !own && (by === null || same !== undefined);
  const ahead = state === 'expected' && day > reader.today;
  return (
    <Group>
      {same && (
        <Button
          size="sm"
          icon="check"
          busy={write.busy}
          busyLabel={t('say.sending')}
          onClick={() => write.press(same)}
        >
          {t('agree')}
        </Button>
      )}
      {isOpen && (
        <Button
          size="sm"
          variant={state === 'unsaid' ? 'light' : 'default'}
          aria-haspopup="dialog"
          onClick={say}
        >
          {t(same ? 'say.else' : ahead ? 'say.ahead' : 'say')}
        </Button>
      )}
      {own && (
        <Button
          size="sm"
          variant="subtle"
          aria-haspopup="dialog"
          busy={write.busy}
          busyLabel={t('say.sending')}
          onClick={() => takeBack(own.id)}
        >
          {t('back')}
        </Button>
      )}
      {state === 'disputed' && (
        <Button size="sm" variant="default" icon="alert" aria-haspopup="dialog" onClick={report}>
          {t('report')}
        </Button>
      )}
    </Group>
  );
}
