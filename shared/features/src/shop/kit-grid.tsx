import { language, siteConfig } from '@porao/platform';
import { useState } from 'react';
import { KitCard } from './kit-card.tsx';
import styles from './kits.module.css';
import { productsOf } from './shop.data.ts';

/** The four kits as cards, ordered in the installation's shop or with support. */
export function KitGrid({ order = 3 }: { order?: 2 | 3 }) {
  const [products] = useState(() => productsOf(language, siteConfig().shopUrl));
  return (
    <ul className={styles.grid}>
      {products.map((product) => (
        <li key={product.id}>
          <KitCard product={product} order={order} />
        </li>
      ))}
    </ul>
  );
}
