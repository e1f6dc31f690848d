import { shop } from '@porao/contracts/paths';
import { EmptyState, LinkButton } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { SectionPage } from '../../common/section.page.tsx';

/** Nothing can be put into it yet (decision OQ-054). */
export default function BagPage() {
  return (
    <SectionPage title={t('bag.title')}>
      <EmptyState
        title={t('bag.empty')}
        text={t('bag.empty.text')}
        action={<LinkButton to={shop}>{t('bag.shop')}</LinkButton>}
      />
    </SectionPage>
  );
}
