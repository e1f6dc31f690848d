import { language, siteConfig } from '@porao/platform';
import { Anchor, PageContainer, Text, Title } from '@porao/ui';
import { useState } from 'react';
import { KitCard } from './kit-card.tsx';
import { ShopPicture } from './pictures.tsx';
import { productsOf } from './shop.data.ts';
import styles from './shop.module.css';
import { shopTexts } from './shop.text.ts';

/** Four learning kits; they are ordered elsewhere. */
export default function ShopPage() {
  const { shopUrl } = siteConfig();
  const [products] = useState(() => productsOf(language, shopUrl));
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
        <ul className={styles.grid}>
          {products.map((product) => (
            <li key={product.id}>
              <KitCard product={product} />
            </li>
          ))}
        </ul>
      </PageContainer>
    </>
  );
}
