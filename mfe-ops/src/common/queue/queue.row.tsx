import { Link } from '@porao/platform';
import type { ReactNode } from 'react';
import { t } from '../messages.ts';
import styles from './queue.module.css';
import type { RowProps } from './roving-focus.ts';

interface QueueRowProps {
  to: string;
  title: ReactNode;
  beside: ReactNode;
  children: ReactNode;
  isCurrent: boolean;
  linkProps: RowProps;
  /** Undefined where rows are not selected. */
  selected: boolean | undefined;
  onSelect: () => void;
}

/** A row: the link has the real focus, so that a screen reader reads it as `j` and `k` move. */
export function QueueRow(props: QueueRowProps): ReactNode {
  const { to, title, beside, children, isCurrent, linkProps, selected, onSelect } = props;
  return (
    <li className={styles.row} data-current={isCurrent || undefined} data-selected={selected || undefined}>
      {selected !== undefined && (
        <label className={styles.select}>
          <input
            type="checkbox"
            tabIndex={-1}
            checked={selected}
            onChange={onSelect}
            aria-label={t('queue.select')}
          />
        </label>
      )}
      <div className={styles.main}>
        <Link to={to} className={styles.link} {...linkProps}>
          {title}
        </Link>
        {children && <div className={styles.rest}>{children}</div>}
      </div>
      {beside && <div className={styles.beside}>{beside}</div>}
    </li>
  );
}
