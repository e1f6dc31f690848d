import type { MyTutor } from '@porao/contracts';
import { MissingState, QueryState } from '@porao/features';
import { useParams, useQuery } from '@porao/platform';
import { LoadingState, PageHeader } from '@porao/ui';
import type { ReactNode } from 'react';
import { AreaPage } from '../../common/area.page.tsx';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { allTutorsQuery } from '../../common/tutors.queries.ts';
import { type Week, weekOf } from './routine.queries.ts';
import { WeekCard } from './week.card.tsx';

const Missing = () => <MissingState home={{ to: paths.myTutor, label: t('tutors.title') }} />;

/** The week of a student with a tutor; all three ids of the address must be of one running deal of this family. */
export default function RoutinePage() {
  const week = weekOf(useParams());
  const tutors = useQuery(allTutorsQuery);
  if (!week)
    return (
      <RoutineFrame>
        <Missing />
      </RoutineFrame>
    );
  return (
    <QueryState
      source={tutors}
      skeleton={
        <RoutineFrame>
          <LoadingState label={t('routine.loading')} shape="detail" count={1} />
        </RoutineFrame>
      }
      error={t('routine.failed')}
      order={1}
    >
      {({ data }) => {
        const record = data.find((row) => isOf(row, week));
        return (
          <RoutineFrame {...(record && { record })}>
            {record ? <WeekCard week={week} record={record} /> : <Missing />}
          </RoutineFrame>
        );
      }}
    </QueryState>
  );
}

const isOf = (row: MyTutor, week: Week): boolean =>
  row.tutor_id === week.tutorId &&
  row.tuition_job_offer_id === week.jobId &&
  row.tuition_job_offer.student_id === week.studentId;

function RoutineFrame({ record, children }: { record?: MyTutor; children?: ReactNode }) {
  return (
    <AreaPage>
      <PageHeader
        back={{ to: paths.myTutor, label: t('tutors.title') }}
        title={t('routine.title')}
        text={
          record
            ? t('routine.of', {
                tutor: record.tutor.user.name,
                student: record.tuition_job_offer.student_name ?? '',
              })
            : '\u00a0'
        }
      />
      {children}
    </AreaPage>
  );
}
