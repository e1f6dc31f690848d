import { KitGrid, shopTexts } from '@porao/features/shop';
import { language, siteConfig } from '@porao/platform';
import { PageHeader } from '@porao/ui';
import { AreaPage } from '../../common/area.page.tsx';

export default function ShopPage() {
  const text = shopTexts[language];
  return (
    <AreaPage>
      <PageHeader title={text.kitsTitle} text={siteConfig().shopUrl ? text.inShop : text.bySupport} />
      <KitGrid order={2} />
    </AreaPage>
  );
}
