import type { CSSProperties, ReactNode } from 'react';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** 0 to 100. */
  value: number;
  /** Names for screen readers what it measures. */
  label: string;
  /** The value in words and the language's digits: '72 %'. */
  valueText?: string;
}

/** Shows how much of something is done. */
export function ProgressBar({ value, label, valueText }: ProgressBarProps): ReactNode {
  const part = Math.min(100, Math.max(0, value));
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={part}
      {...(valueText && { 'aria-valuetext': valueText })}
      style={{ '--part': part / 100 } as CSSProperties}
    >
      <span />
    </div>
  );
}
