import { language } from '@porao/platform';
import { Button } from '@porao/ui';
import { useEffect, useRef, useState } from 'react';
import { faqItems } from './faq.data.ts';
import styles from './more.module.css';
import { moreTexts } from './more.text.ts';

/** All answers are in the page from the start; closed ones are hidden and contain nothing that can have the focus. */
export function Faq() {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const text = moreTexts[language];

  // Folding takes the text from above the button, which would leave the screen.
  useEffect(() => {
    if (wasOpen.current && !isOpen) toggle.current?.scrollIntoView({ block: 'center' });
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <div className={styles.faq}>
      <dl id="faq-items" className={styles.items} data-open={isOpen}>
        {faqItems[language].map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <Button
        ref={toggle}
        variant="light"
        iconEnd={isOpen ? 'chevron-up' : 'chevron-down'}
        aria-expanded={isOpen}
        aria-controls="faq-items"
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? text.faqLess : text.faqAll}
      </Button>
    </div>
  );
}
