import { tutorSignUp } from '@porao/contracts/paths';
import { language, richText } from '@porao/platform';
import { LinkButton, Text, Title } from '@porao/ui';
import { termsLink } from '../../../common/terms-link.tsx';
import styles from '../landing.module.css';
import { Steps } from '../steps.tsx';
import { howItWorksTexts } from './how-it-works.text.ts';

export function HowItWorks() {
  const text = howItWorksTexts[language];
  return (
    <section data-below-fold aria-labelledby="how-title" className={styles.section}>
      <div>
        <Title order={2} id="how-title">
          {text.title}
        </Title>
        <Text tone="dim">{text.lead}</Text>
      </div>
      <Steps
        steps={text.steps.map((step) => ({ ...step, text: richText(step.text, { terms: termsLink }) }))}
      />
      <LinkButton to={tutorSignUp} variant="light" className={styles.start ?? ''}>
        {text.action}
      </LinkButton>
    </section>
  );
}
