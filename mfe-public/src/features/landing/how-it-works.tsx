import { richText } from '@porao/platform';
import { LinkButton, Text, Title } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { termsLink } from '../../common/terms-link.tsx';
import styles from './landing.module.css';
import { Steps } from './steps.tsx';

export function HowItWorks() {
  return (
    <section aria-labelledby="how-title" className={styles.section}>
      <div>
        <Title order={2} id="how-title">
          {t('how.title')}
        </Title>
        <Text tone="dim">{t('how.lead')}</Text>
      </div>
      <Steps
        steps={([1, 2, 3, 4] as const).map((step) => ({
          title: t(`how.${step}`),
          text: richText(t(`how.${step}text`), { terms: termsLink }),
        }))}
      />
      <LinkButton to="/auth/tutor/signup" variant="light" className={styles.start ?? ''}>
        {t('how.action')}
      </LinkButton>
    </section>
  );
}
