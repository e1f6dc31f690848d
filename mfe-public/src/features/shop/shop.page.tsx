import { KitGrid, shopTexts } from '@porao/features/shop';
import { language, siteConfig } from '@porao/platform';
import { Anchor, PageContainer, Stack, Text, Title } from '@porao/ui';
import styles from './shop.module.css';

export default function ShopPage() {
  const { shopUrl } = siteConfig();
  const text = shopTexts[language];
  return (
    <>
      <section className={styles.hero} data-main-content aria-labelledby="shop-title">
        <PageContainer className={styles.heroGrid}>
          <Stack align="start">
            <Title order={1} size="hero" id="shop-title">
              {text.title}
            </Title>
            <Text size="lg" tone="dim">
              {text.lead}
            </Text>
            <Anchor href="#kits" className={styles.toKits}>
              {text.toKits}
            </Anchor>
          </Stack>
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

/** Colours of the product's scenes, by day and by night. */
const art = (name: string) => `var(--art-${name})`;

function ShopPicture() {
  return (
    <svg viewBox="0 0 360 250" width="360" height="250" aria-hidden="true">
      <path
        d="M24 140C14 70 78 18 170 18s172 40 168 118c-4 62-60 98-160 98S32 204 24 140z"
        fill={art('wall')}
      />
      <ellipse cx="180" cy="222" rx="128" ry="14" fill={art('wall-2')} />
      <path d="M150 120 128 66l30-12 22 50z" fill={art('leaf-2')} />
      <circle cx="216" cy="84" r="27" fill={art('cloth-3')} />
      <path d="M190 118V58l13-16 13 16v60z" fill={art('cloth-2')} />
      <path d="m203 42 7 9h-14z" fill={art('hair')} />
      <path d="M232 122c-6-28 4-50 26-60 8 24-2 50-20 60z" fill={art('leaf')} />
      <path d="M96 116h168v92a10 10 0 0 1-10 10H106a10 10 0 0 1-10-10z" fill={art('wood')} />
      <path d="M96 116h168v26H96z" fill={art('wood-2')} />
      <path d="m96 116-30 26 22 14 30-22zM264 116l30 26-22 14-30-22z" fill={art('wood')} />
      <path d="M152 166h56v30h-56z" fill={art('paper')} />
      <path d="M162 176h36M162 186h22" stroke={art('ink')} strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
