import { LessonsPart } from '@porao/features/lessons';
import { AreaPage } from '../../common/area.page.tsx';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';

export default function LessonsPage() {
  return (
    <AreaPage>
      <LessonsPart back={{ to: paths.students, label: t('students.title') }} />
    </AreaPage>
  );
}
