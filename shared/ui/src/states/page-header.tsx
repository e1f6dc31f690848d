import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { LinkAnchor } from '../text/anchor.tsx';
import { Text, Title } from '../text/text.tsx';
import styles from './states.module.css';

export interface PageHeaderProps {
  title: ReactNode;
  text?: ReactNode;
  back?: { to: string; label: string };
  /** Buttons; beside the title where there is room. */
  actions?: ReactNode;
}

/** The page's one h1, where it came from and what it offers. */
export function PageHeader({ title, text, back, actions }: PageHeaderProps): ReactNode {
  return (
    <div className={styles.header}>
      <div className={styles.headerText}>
        {back && (
          <LinkAnchor to={back.to} look="plain" className={styles.back}>
            <Icon name="chevron-left" size={18} />
            {back.label}
          </LinkAnchor>
        )}
        <Title order={1}>{title}</Title>
        {text && <Text tone="dim">{text}</Text>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
