import { LessonsPart } from '@porao/features/lessons';
import type { Sheet } from '@porao/features/pdf';
import { retry } from '@porao/platform';
import { AreaPage } from '../../common/area.page.tsx';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';

const makeReceipt = async (sheet: Sheet) =>
  (await retry(() => import(/* webpackChunkName: "receipt" */ './receipt.maker.ts'))).makeReceipt(sheet);

export default function LessonsPage() {
  return (
    <AreaPage>
      <LessonsPart back={{ to: paths.students, label: t('students.title') }} makeReceipt={makeReceipt} />
    </AreaPage>
  );
}
