import { richText } from '@porao/platform';
import { LinkAnchor, LinkButton, Text, Title } from '@porao/ui';
import { t } from '../../common/messages.ts';
import styles from './landing.module.css';
import { Steps } from './steps.tsx';

export function HowItWorks() {
  const terms = (text: string) => <LinkAnchor to="/terms-conditions">{text}</LinkAnchor>;
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
          text: richText(t(`how.${step}text`), { terms }),
        }))}
      />
      <LinkButton to="/auth/tutor/signup" variant="light" className={styles.start ?? ''}>
        {t('how.action')}
      </LinkButton>
    </section>
  );
}
