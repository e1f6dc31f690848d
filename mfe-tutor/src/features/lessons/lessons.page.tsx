import { LessonsPart } from '@porao/features/lessons';
import { AreaPage } from '../../common/area.page.tsx';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';

const loadMaker = () => import(/* webpackChunkName: "receipt" */ './receipt.maker.ts');

export default function LessonsPage() {
  return (
    <AreaPage>
      <LessonsPart back={{ to: paths.students, label: t('students.title') }} loadMaker={loadMaker} />
    </AreaPage>
  );
}
