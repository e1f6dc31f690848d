import { t } from '../../common/messages.ts';
import { SectionPage } from '../../common/section.page.tsx';
import { HireCoachForm } from './hire-coach.form.tsx';

export default function HireCoachPage() {
  return (
    <SectionPage title={t('coach.title')} text={t('coach.lead')}>
      <HireCoachForm />
    </SectionPage>
  );
}
