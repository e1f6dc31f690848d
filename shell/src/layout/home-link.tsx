import { Link } from '@porao/platform';
import { cx } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../messages.ts';
import styles from './layout.module.css';

export function HomeLink({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <Link to="/" className={cx(styles.home, className)} aria-label={t('menu.home')}>
      {children}
    </Link>
  );
}
