import { LessonsPart } from '@porao/features/lessons';
import type { Sheet } from '@porao/features/pdf';
import { retry } from '@porao/platform';
import { AreaPage } from '../../common/area.page.tsx';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';

const makeReceipt = async (sheet: Sheet) =>
  (await retry(() => import(/* webpackChunkName: "receipt" */ './receipt.maker.ts'))).makeReceipt(sheet);

const LessonsPage = () => (
  <AreaPage>
    <LessonsPart back={{ to: paths.myTutor, label: t('tutors.title') }} makeReceipt={makeReceipt} />
  </AreaPage>
);
export default LessonsPage;
