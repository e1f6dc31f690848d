import type { MyTutor } from '@porao/contracts';
import { PageHeader } from '@porao/ui';
import type { ReactNode } from 'react';
import { AreaPage } from '../../common/area.page.tsx';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';

export function RoutineFrame({ record, children }: { record?: MyTutor; children?: ReactNode }) {
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
