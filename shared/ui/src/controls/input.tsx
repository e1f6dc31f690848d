import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { cx } from '../kit/cx.ts';
import styles from './input.module.css';

interface InputBoxProps extends ComponentProps<'input'> {
  icon?: IconName | undefined;
  /** A 44 px button inside, at the end. */
  end?: ReactNode;
}

/** The bare input with room for an icon and a button. */
export function InputBox({ icon, end, className, ...rest }: InputBoxProps): ReactNode {
  return (
    <span className={styles.box}>
      {icon && (
        <span className={styles.start}>
          <Icon name={icon} />
        </span>
      )}
      <input
        {...rest}
        className={cx(styles.input, icon && styles.withStart, end && styles.withEnd, className)}
      />
      {end && <span className={styles.end}>{end}</span>}
    </span>
  );
}
