import { Icon, LinkButton, PageContainer, Text, Title } from '@porao/ui';
import { LandingIllustration } from '@porao/ui/illustrations/landing';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import styles from './landing.module.css';

export function Hero() {
  return (
    <section className={styles.hero} data-main-content aria-labelledby="hero-title">
      <PageContainer className={styles.heroGrid}>
        <div className={styles.heroText}>
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
        </div>
        <div className={styles.picture}>
          <LandingIllustration />
        </div>
      </PageContainer>
    </section>
  );
}
