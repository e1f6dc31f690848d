import { LessonsPart } from '@porao/features/lessons';
import { useParams } from '@porao/platform';
import { AreaPage } from '../../common/area.page.tsx';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';

export default function LessonsPage() {
  const dealId = Number(useParams().dealId);
  return (
    <AreaPage>
      <LessonsPart dealId={dealId} back={{ to: paths.students, label: t('students.title') }} />
    </AreaPage>
  );
}
