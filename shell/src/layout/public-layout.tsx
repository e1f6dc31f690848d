import { cx } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../messages.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import type { MenuEntry } from './menu.ts';
import { usePageTurn } from './route-change.ts';

interface PublicLayoutProps {
  menu: readonly MenuEntry[];
  /** Names the remote whose page is shown. */
  region?: string | undefined;
  children: ReactNode;
}

export function PublicLayout({ menu, region, children }: PublicLayoutProps): ReactNode {
  const turn = usePageTurn();
  return (
    <div className={styles.page}>
      <SkipLink />
      <Header menu={menu} />
      <main id="content" data-region={region} tabIndex={-1} className={cx(styles.content, turn)}>
        {children}
      </main>
      <Footer menu={menu} />
    </div>
  );
}

export function SkipLink(): ReactNode {
  return (
    <a href="#content" className={styles.skip}>
      {t('skip')}
    </a>
  );
}
