import { language } from '@porao/platform';
import { Icon } from '@porao/ui';
import { faqItems } from './faq.data.ts';
import styles from './more.module.css';
import { moreTexts } from './more.text.ts';

/** Folding takes the text from above the button, which would leave the screen. */
function keepInSight({ open, lastElementChild }: HTMLDetailsElement): void {
  if (!open) lastElementChild?.scrollIntoView({ block: 'center' });
}

/** All answers are in the page from the start; closed ones are hidden and contain nothing that can have the focus. They
 * unfold by style, so without scripts, too. */
export function Faq() {
  const text = moreTexts[language];
  return (
    <div className={styles.faq}>
      <dl id="faq-items" className={styles.items}>
        {faqItems[language].map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <details className={styles.unfold} onToggle={({ currentTarget }) => keepInSight(currentTarget)}>
        <summary>
          <span>{text.faqAll}</span>
          <span>{text.faqLess}</span>
          <Icon name="chevron-down" />
        </summary>
      </details>
    </div>
  );
}
