import { formatDigits, language, siteConfig } from '@porao/platform';
import { Card, LinkButton, Text, Title, VisuallyHidden } from '@porao/ui';
import { useState } from 'react';
import { KitPicture } from './kit-picture.tsx';
import styles from './kits.module.css';
import { productsOf, type ShopProduct } from './shop.data.ts';
import { shopTexts } from './shop.text.ts';

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

function KitCard({ product, order }: { product: ShopProduct; order: 2 | 3 }) {
  const { name, description, image, price } = product;
  return (
    <Card as="article" className={styles.card} data-kit={product.id}>
      <div className={styles.picture}>
        <KitPicture kit={image} />
      </div>
      <Title order={order} size={3}>
        {name}
      </Title>
      <Text tone="dim">{description}</Text>
      <div className={styles.foot}>
        <strong className={styles.price}>৳ {formatDigits(price)}</strong>
        <OrderLink product={product} />
      </div>
    </Card>
  );
}

/** Out to the shop in a new tab, or to support within the site. */
function OrderLink({ product: { link, name } }: { product: ShopProduct }) {
  const text = shopTexts[language];
  const isInside = link.startsWith('/');
  const label = (
    <span>
      <span>{text.order}</span>
      <VisuallyHidden>{isInside ? text.ofKit(name) : `${text.ofKit(name)}${text.newTab}`}</VisuallyHidden>
    </span>
  );
  if (isInside) return <LinkButton to={link}>{label}</LinkButton>;
  return (
    <LinkButton href={link} target="_blank" rel="noopener noreferrer">
      {label}
    </LinkButton>
  );
}
