import { cx } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../messages.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import type { MenuEntry } from './menu.ts';
import { usePageTurn } from './route-change.ts';

export function PublicLayout({
  menu,
  children,
}: {
  menu: readonly MenuEntry[];
  children: ReactNode;
}): ReactNode {
  const turn = usePageTurn();
  return (
    <div className={styles.page}>
      <SkipLink />
      <Header menu={menu} />
      <main id="content" tabIndex={-1} className={cx(styles.content, turn)}>
        {children}
      </main>
      <Footer />
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
