import { KitGrid, shopTexts } from '@porao/features/shop';
import { language, siteConfig } from '@porao/platform';
import { Anchor, PageContainer, Text, Title } from '@porao/ui';
import styles from './shop.module.css';
import { ShopPicture } from './shop.picture.tsx';

export default function ShopPage() {
  const { shopUrl } = siteConfig();
  const text = shopTexts[language];
  return (
    <>
      <section className={styles.hero} data-main-content aria-labelledby="shop-title">
        <PageContainer className={styles.heroGrid}>
          <div className={styles.heroText}>
            <Title order={1} size="hero" id="shop-title">
              {text.title}
            </Title>
            <Text size="lg" tone="dim">
              {text.lead}
            </Text>
            <Anchor href="#kits" className={styles.toKits}>
              {text.toKits}
            </Anchor>
          </div>
          <ShopPicture />
        </PageContainer>
      </section>
      <PageContainer as="section" id="kits" aria-labelledby="kits-title" className={styles.kits}>
        <div>
          <Title order={2} id="kits-title">
            {text.kitsTitle}
          </Title>
          <Text tone="dim">{shopUrl ? text.inShop : text.bySupport}</Text>
        </div>
        <KitGrid />
      </PageContainer>
    </>
  );
}
