import { EmptyState, LinkButton } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { SectionPage } from '../../common/section.page.tsx';

/** Families owe Porao nothing (decision OQ-057), so that there are no bills. */
export default function InvoicePage() {
  return (
    <SectionPage title={t('payments.title')} section="payment">
      <EmptyState
        title={t('invoice.none')}
        text={t('payments.free')}
        action={
          <LinkButton to={paths.myTutor} variant="light">
            {t('tab.myTutor')}
          </LinkButton>
        }
      />
    </SectionPage>
  );
}
