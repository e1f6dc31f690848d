import { LessonsPart } from '@porao/features/lessons';
import { AreaPage } from '../../common/area.page.tsx';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';

const loadMaker = () => import(/* webpackChunkName: "receipt" */ './receipt.maker.ts');

const LessonsPage = () => (
  <AreaPage>
    <LessonsPart back={{ to: paths.myTutor, label: t('tutors.title') }} loadMaker={loadMaker} />
  </AreaPage>
);
export default LessonsPage;
