import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { SectionPage } from '../../common/section.page.tsx';
import { HireCoachForm } from './hire-coach.form.tsx';

/** A coach for some hours a day. */
export default function HireCoachPage(): ReactNode {
  return (
    <SectionPage title={t('coach.title')} text={t('coach.lead')}>
      <HireCoachForm />
    </SectionPage>
  );
}
