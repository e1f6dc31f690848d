import { cx, Group, Icon, VisuallyHidden } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from './messages.ts';
import styles from './step-dots.module.css';

interface StepDotsProps {
  steps: readonly { label: string; done: boolean }[];
  current: number;
}

/** Where one is in a few steps: a dot each, ticked when done. */
export function StepDots({ steps, current }: StepDotsProps): ReactNode {
  return (
    <Group as="ol" justify="center" wrap="nowrap" aria-label={t('steps.label')}>
      {steps.map((step, place) => (
        <li
          key={step.label}
          className={cx(styles.step, step.done && styles.stepDone)}
          aria-current={place === current ? 'step' : undefined}
        >
          <span className={styles.dot} aria-hidden="true">
            {step.done ? <Icon name="check" size={16} /> : null}
          </span>
          <VisuallyHidden>{step.done ? `${step.label} (${t('steps.done')})` : step.label}</VisuallyHidden>
        </li>
      ))}
    </Group>
  );
}
