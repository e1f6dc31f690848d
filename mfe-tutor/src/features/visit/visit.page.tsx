import { VisitsSection } from '@porao/features';
import { PageHeader } from '@porao/ui';
import { AreaPage } from '../../common/area.page.tsx';
import { t } from '../../common/messages.ts';

export default function VisitPage() {
  return (
    <AreaPage>
      <PageHeader title={t('visit.title')} />
      <VisitsSection />
    </AreaPage>
  );
}
