import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { cx } from '../kit/cx.ts';
import styles from './facts.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
  icon?: IconName;
  /** Takes two columns: for lists and addresses. */
  wide?: boolean;
}

interface DefinitionGridProps {
  items: readonly Fact[];
  /** Narrowest column; 7.25rem by default, which is two columns on a phone. */
  minColumn?: string;
}

/** Labels and their values, as many columns as fit. */
export function DefinitionGrid({ items, minColumn = '7.25rem' }: DefinitionGridProps): ReactNode {
  return (
    <dl className={styles.facts} style={{ '--fact': minColumn } as CSSProperties}>
      {items.map(({ label, value, icon, wide }) => (
        <div key={label} className={cx(styles.fact, icon && styles.iconFact, wide && styles.wideFact)}>
          <dt>
            {icon && <Icon name={icon} size={18} />}
            <span>{label}</span>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ListProps {
  items: readonly { key: string | number; content: ReactNode }[];
  /** Before each; a tick by default. */
  icon?: IconName;
}

/** Points below each other, each with an icon. */
export function List({ items, icon = 'check' }: ListProps): ReactNode {
  return (
    <ul className={styles.list}>
      {items.map(({ key, content }) => (
        <li key={key}>
          <Icon name={icon} />
          <div>{content}</div>
        </li>
      ))}
    </ul>
  );
}
