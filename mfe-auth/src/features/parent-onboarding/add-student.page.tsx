import { StudentForm } from '@porao/features';
import { call } from '@porao/platform';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { StepDone } from '../../common/step-done.tsx';
import { useStepSaved } from '../../common/step-saved.ts';
import { FamilyView } from './family.view.tsx';

export default function AddStudentPage(): ReactNode {
  const saved = useStepSaved('GET /api/family-info', 'students', () => paths.addLocation);
  return (
    <FamilyView
      step="student"
      title={t('student.heading')}
      lead={t('student.lead')}
      done={<StepDone next={paths.addLocation} />}
    >
      <StudentForm
        draft="add-student"
        submitLabel={t('student.submit')}
        busyLabel={t('student.busy')}
        {...saved}
        send={(body) => call('POST /api/my-student', { body })}
      />
    </FamilyView>
  );
}
