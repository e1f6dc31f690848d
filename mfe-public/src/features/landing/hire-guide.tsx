import { Text, Title } from '@porao/ui';
import { t } from '../../common/messages.ts';
import styles from './landing.module.css';
import { Steps } from './steps.tsx';

export function HireGuide() {
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
