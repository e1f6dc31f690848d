import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../kit/cx.ts';
import type { Tone } from '../kit/tokens.ts';
import tones from '../kit/tones.module.css';
import styles from './notice.module.css';

const icons = { info: 'info', success: 'check', warning: 'alert', error: 'alert' } as const;

interface NoticeProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link below the text. */
  action?: ReactNode;
  /** True for a notice that is in the page from the start and is not announced. */
  still?: boolean;
}

/** A message in the flow of the page. An error is announced at once, the others when there is time. */
export function Notice({ tone = 'info', title, children, action, still = false }: NoticeProps): ReactNode {
  return (
    <div
      data-tinted=""
      className={cx(styles.notice, tones[tone === 'warning' ? 'accent' : tone])}
      {...(!still && { role: tone === 'error' ? 'alert' : 'status' })}
    >
      <Icon name={icons[tone]} />
      <div className={styles.body}>
        {title && <div className={styles.title}>{title}</div>}
        <div className={styles.text}>{children}</div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
