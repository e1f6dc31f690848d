import { VisitsSection } from '@porao/features';
import { t } from '../../common/messages.ts';
import { SectionPage } from '../../common/section.page.tsx';

export default function VisitPage() {
  return (
    <SectionPage title={t('visit.title')}>
      <VisitsSection />
    </SectionPage>
  );
}
