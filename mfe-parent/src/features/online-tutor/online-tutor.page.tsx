import { EmptyState, LinkButton } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { SectionPage } from '../../common/section.page.tsx';

/** Nobody teaches over video here yet (decision OQ-054). */
export default function OnlineTutorPage() {
  return (
    <SectionPage title={t('online-tutor.title')} section="teachers">
      <EmptyState
        title={t('online-tutor.empty')}
        text={t('online-tutor.empty.text')}
        action={<LinkButton to={paths.hireTutor}>{t('online-tutor.hire')}</LinkButton>}
      />
    </SectionPage>
  );
}
