import { cx, Icon, VisuallyHidden } from '@porao/ui';
import type { ReactNode } from 'react';
import styles from './step-dots.module.css';

interface StepDotsProps {
  /** Names the whole: 'Steps of your profile'. */
  label: string;
  steps: readonly { label: string; done: boolean }[];
  current: number;
  /** Read aloud after a done one. */
  doneText: string;
}

/** Where one is in a few steps: a dot each, ticked when done. */
export function StepDots({ label, steps, current, doneText }: StepDotsProps): ReactNode {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, place) => (
        <li
          key={step.label}
          className={cx(styles.step, step.done && styles.stepDone)}
          aria-current={place === current ? 'step' : undefined}
        >
          <span className={styles.dot} aria-hidden="true">
            {step.done ? <Icon name="check" size={16} /> : null}
          </span>
          <VisuallyHidden>{step.done ? `${step.label} (${doneText})` : step.label}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
