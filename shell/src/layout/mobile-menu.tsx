import { signInPath } from '@porao/contracts/page';
import { homeOf, language, NavLink, useLocation, useSession } from '@porao/platform';
import { ActionIcon } from '@porao/ui';
import { type ReactNode, useState } from 'react';
import { t } from '../messages.ts';
import { ColorModeButton } from './color-mode.tsx';
import styles from './header.module.css';
import type { MenuEntry } from './menu.ts';

/** The menu of phones and its button, apart from the header: a press renders this alone. */
export function MobileMenu({ entries }: { entries: readonly MenuEntry[] }): ReactNode {
  const session = useSession();
  const { key } = useLocation();
  // Open at one entry of the history: every navigation closes it.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  return (
    <div className={styles.burger}>
      <ActionIcon
        icon={open ? 'close' : 'menu'}
        label={open ? t('menu.close') : t('menu.open')}
        aria-expanded={open}
        aria-controls="mobile-menu"
        onClick={() => setOpenAt(open ? undefined : key)}
      />
      {open && (
        <nav id="mobile-menu" aria-label={t('menu.main')} className={styles.drawer}>
          {entries.map((entry) => (
            <NavLink key={entry.path} to={entry.path} className={styles.row ?? ''}>
              {entry.label[language]}
            </NavLink>
          ))}
          <NavLink to={session ? homeOf(session.type) : signInPath} className={styles.row ?? ''}>
            {session ? t('menu.dashboard') : t('menu.login')}
          </NavLink>
          <ColorModeButton labelled />
        </nav>
      )}
    </div>
  );
}
