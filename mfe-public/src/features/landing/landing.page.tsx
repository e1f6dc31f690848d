// These styles belong to the lower part, whose code comes later than its server-rendered content.
import '@porao/ui/carousel.css';
import './more/more.module.css';
import { Icon, type IconName, LinkButton, PageContainer, Stack, Text, Title } from '@porao/ui';
import { LandingIllustration } from '@porao/ui/illustrations/landing';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import styles from './landing.module.css';
import { LazySection } from './lazy-section.tsx';
import { Problems } from './problems.tsx';
import { Steps } from './steps.tsx';

/** Everything here is text and drawing: nothing waits for a call. The server gives the lower part with it. */
export default function LandingPage({ lower }: { lower?: ReactNode }) {
  return (
    <div className={styles.page}>
      <Hero />
      <PageContainer className={styles.sections}>
        <Claims />
        <HireGuide />
        <Problems whose="parents" />
        <Problems whose="tutors" />
        <LazySection content={lower} />
      </PageContainer>
    </div>
  );
}

function HireGuide() {
  return (
    <section data-below-fold aria-labelledby="guide-title" className={styles.section}>
      <div>
        <Title order={2} id="guide-title">
          {t('guide.title')}
        </Title>
        <Text tone="dim">{t('guide.lead')}</Text>
      </div>
      <Steps
        steps={([1, 2, 3] as const).map((step) => ({
          title: t(`guide.${step}`),
          text: t(`guide.${step}text`),
        }))}
      />
    </section>
  );
}

/** The claims PUB-001 to PUB-007, word for word. */
const claims = [
  ['cvs', 'file'],
  ['start', 'clock'],
  ['verified', 'shield'],
  ['commission', 'money'],
  ['jobs', 'briefcase'],
  ['tutors', 'users'],
  ['support', 'message'],
] as const satisfies readonly (readonly [string, IconName])[];

function Claims() {
  return (
    <section data-below-fold aria-labelledby="claims-title" className={styles.section}>
      <Title order={2} id="claims-title">
        {t('claims.title')}
      </Title>
      <ul className={styles.claims}>
        {claims.map(([name, icon]) => (
          <li key={name}>
            <span className={styles.claimIcon}>
              <Icon name={icon} size={22} />
            </span>
            <div>
              <strong>{t(`claim.${name}`)}</strong>
              <p>{t(`claim.${name}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hero() {
  return (
    <section className={styles.hero} data-main-content aria-labelledby="hero-title">
      <PageContainer className={styles.heroGrid}>
        <Stack>
          <Text tone="brand" weight="bold">
            {t('hero.kicker')}
          </Text>
          <Title order={1} id="hero-title" className={styles.heroTitle ?? ''}>
            {t('hero.title')}
          </Title>
          <Text size="lg" tone="dim">
            {t('hero.lead')}
          </Text>
          <div className={styles.heroActions}>
            <LinkButton to={paths.lead({ title: 'hire-tutor' })} size="lg">
              {t('hero.hire')}
            </LinkButton>
            <LinkButton to={paths.jobBoard} size="lg" variant="default" iconEnd="arrow-right">
              {t('hero.board')}
            </LinkButton>
          </div>
          <p className={styles.free}>
            <Icon name="check" size={18} />
            {t('hero.free')}
          </p>
        </Stack>
        <div className={styles.picture}>
          <LandingIllustration />
        </div>
      </PageContainer>
    </section>
  );
}
