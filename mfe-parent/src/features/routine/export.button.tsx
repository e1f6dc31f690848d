import type { Routine } from '@porao/contracts';
import { failureText, saveFile, useWrite } from '@porao/features';
import { Button } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { weekCalendar } from './calendar.ts';
import { lessonMinutes } from './routine.queries.ts';

interface ExportButtonProps {
  routines: readonly Routine[];
  jobId: number;
  tutor: string;
  student: string;
}

/** Gives the week as a file that Google Calendar and phones take. */
export function ExportButton({ routines, jobId, tutor, student }: ExportButtonProps) {
  const { busy, press } = useWrite({
    send: async () =>
      weekCalendar({
        routines,
        name: t('routine.calendar.name', { student, tutor }),
        titleOf: ({ subjects }) =>
          t('routine.calendar.lesson', {
            subjects: subjects.map(({ subject_name }) => subject_name).join(', '),
            tutor,
          }),
        minutes: await lessonMinutes(jobId),
        host: location.hostname,
        now: new Date(),
      }),
    failed: failureText,
    onDone: (text) =>
      saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), 'class-routine.ics'),
  });
  return (
    <Button variant="default" icon="download" busy={busy} onClick={() => press()}>
      {t('routine.export')}
    </Button>
  );
}
