import { formatNumber } from '@porao/platform';
import { Title } from '@porao/ui';
import type { ReactNode } from 'react';
import styles from './landing.module.css';

export function Steps({ steps }: { steps: readonly { title: string; text: ReactNode }[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li key={step.title}>
          <span className={styles.number} aria-hidden="true">
            {formatNumber(index + 1)}
          </span>
          <Title order={3}>{step.title}</Title>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
