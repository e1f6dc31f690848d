import { type DayChange, type MyTutor, type Routine, routinePageSize } from '@porao/contracts';
import { jobDetails, pathTo } from '@porao/contracts/paths';
import { failureText, QueryState, saveFile, useWrite } from '@porao/features';
import { formatTime, useQuery } from '@porao/platform';
import {
  Button,
  Card,
  EmptyState,
  Group,
  Icon,
  LinkButton,
  LoadingState,
  Stack,
  Text,
  VisuallyHidden,
} from '@porao/ui';
import { useDialogParam } from '../../common/dialog-param.ts';
import { useAllStudents } from '../../common/family/students.queries.ts';
import { lazyDialog } from '../../common/lazy.dialog.tsx';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { weekCalendar } from './calendar.ts';
import styles from './routine.module.css';
import { lessonMinutes, routinesQuery, type Week } from './routine.queries.ts';

const RoutineDialog = lazyDialog(
  () => import(/* webpackChunkName: "routine-dialog" */ './routine.dialog.tsx'),
);

export function WeekCard({ week, record }: { week: Week; record: MyTutor }) {
  const routines = useQuery(routinesQuery(week));
  const students = useAllStudents();
  const { asked, open, close } = useDialogParam();
  const rows = routines.data?.data ?? [];
  const row = rows.find(({ id }) => id === asked);
  const full = rows.length >= routinePageSize;
  const student = students.data?.data.find(({ id }) => id === week.studentId);
  const add = (
    <Button
      icon="plus"
      aria-haspopup="dialog"
      disabled={full || routines.data === undefined}
      onClick={() => open('new')}
    >
      {t('routine.add')}
    </Button>
  );
  return (
    <Stack data-main-content>
      <Group>
        {add}
        {rows.length > 0 && (
          <ExportButton
            routines={rows}
            changes={record.changes ?? []}
            jobId={week.jobId}
            tutor={record.tutor.user.name}
            student={record.tuition_job_offer.student_name ?? ''}
          />
        )}
        <LinkButton
          variant="subtle"
          icon="briefcase"
          to={pathTo(jobDetails, { jobId: week.jobId })}
          target="_blank"
        >
          {t('routine.job')}
        </LinkButton>
        <LinkButton variant="subtle" icon="calendar" to={paths.lessons({ dealId: record.id })}>
          {t('routine.changes')}
        </LinkButton>
      </Group>
      {full && (
        <Text size="sm" tone="dim">
          {t('routine.full')}
        </Text>
      )}
      <QueryState
        source={routines}
        skeleton={<LoadingState label={t('routine.loading')} count={1} />}
        error={t('routine.failed')}
        home={{ to: paths.myTutor, label: t('tutors.title') }}
      >
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title={t('routine.empty')} text={t('routine.empty.text')} />
          ) : (
            <Card>
              <RoutineTable rows={data} onEdit={({ id }) => open(id)} />
            </Card>
          )
        }
      </QueryState>
      <RoutineDialog
        opened={(asked === 'new' && !full && routines.data !== undefined) || row !== undefined}
        onClose={close}
        week={week}
        classId={student?.i_class_id}
        job={record.tuition_job_offer}
        used={rows.map(({ day }) => day)}
        row={row}
      />
    </Stack>
  );
}

interface ExportButtonProps {
  routines: readonly Routine[];
  changes: readonly DayChange[];
  jobId: number;
  tutor: string;
  student: string;
}

/** Gives the week as a file that Google Calendar and phones take. */
function ExportButton({ routines, changes, jobId, tutor, student }: ExportButtonProps) {
  const { busy, press } = useWrite({
    send: async () =>
      weekCalendar({
        routines,
        changes,
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

function RoutineTable(props: { rows: readonly Routine[]; onEdit: (row: Routine) => void }) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t('routine.title')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('routine.day')}</th>
          <th scope="col">{t('routine.time')}</th>
          <th scope="col">{t('routine.subjects')}</th>
        </tr>
      </thead>
      <tbody>
        {props.rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <button
                type="button"
                className={styles.open}
                aria-haspopup="dialog"
                onClick={() => props.onEdit(row)}
              >
                {t(`day.${row.day as 1}`)}
                <Icon name="edit" size={16} label={t('routine.update')} />
              </button>
            </th>
            <td>
              <time dateTime={row.time}>{formatTime(row.time)}</time>
            </td>
            <td>{row.subjects.map(({ subject_name }) => subject_name).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
