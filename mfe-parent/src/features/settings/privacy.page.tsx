import { PrivacySection } from '@porao/features';
import { t } from '../../common/messages.ts';
import { SectionPage } from '../../common/section.page.tsx';

export default function PrivacyPage() {
  return (
    <SectionPage title={t('settings.title')} section="settings">
      <PrivacySection side="parent" />
    </SectionPage>
  );
}
