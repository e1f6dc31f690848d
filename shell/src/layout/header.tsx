import { signInPath } from '@porao/contracts/page';
import { homeOf, Link, language, NavLink, useLocation, useSession } from '@porao/platform';
import { Icon, LinkButton, Logo, VisuallyHidden } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../messages.ts';
import { AccountAvatar } from './account-avatar.tsx';
import { Bell } from './bell.tsx';
import { ColorModeButton } from './color-mode.tsx';
import { DropMenu } from './drop-menu.tsx';
import styles from './header.module.css';
import { HomeLink } from './home-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { entriesOf, type MenuEntry } from './menu.ts';

export function Header({ menu }: { menu: readonly MenuEntry[] }): ReactNode {
  const session = useSession();
  const entries = entriesOf(menu, 'main');

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <HomeLink>
          <Logo name={t('brand.name')} />
        </HomeLink>
        <nav aria-label={t('menu.main')} className={styles.links}>
          {entries.map((entry) => (
            <NavLink key={entry.path} to={entry.path} className={styles.link ?? ''}>
              {entry.label[language]}
            </NavLink>
          ))}
          <JoinMenu label={t('menu.join-to-learn')} entries={entriesOf(menu, 'join-learn')} />
          <JoinMenu label={t('menu.join-to-teach')} entries={entriesOf(menu, 'join-teach')} />
        </nav>
        <div className={styles.tools}>
          <LanguageSwitch />
          <span className={styles.mode}>
            <ColorModeButton />
          </span>
          {session ? (
            <>
              <Bell />
              <Link to={homeOf(session.type)} className={styles.avatar}>
                <VisuallyHidden>{t('menu.account')}</VisuallyHidden>
                <AccountAvatar />
              </Link>
            </>
          ) : (
            <LinkButton to={signInPath} size="sm" className={styles.login}>
              {t('menu.login')}
            </LinkButton>
          )}
          <MobileMenu entries={entries} />
        </div>
      </div>
    </header>
  );
}

function JoinMenu({ label, entries }: { label: string; entries: readonly MenuEntry[] }): ReactNode {
  if (entries.length === 0) return null;
  return (
    <DropMenu className={styles.link} label={label}>
      {entries.map((entry) =>
        entry.inactive ? (
          <span key={entry.label.en} aria-disabled="true">
            {entry.label[language]}
          </span>
        ) : (
          <Link key={entry.label.en} to={entry.path}>
            {entry.label[language]}
          </Link>
        ),
      )}
    </DropMenu>
  );
}

/** The menu of phones, which opens without scripts. It is a new one after each navigation, so that it is closed. */
function MobileMenu({ entries }: { entries: readonly MenuEntry[] }): ReactNode {
  const session = useSession();
  const { key } = useLocation();
  return (
    <details key={key} className={styles.burger}>
      <summary>
        <span className={styles.closed}>
          <Icon name="menu" size={22} />
          <VisuallyHidden>{t('menu.open')}</VisuallyHidden>
        </span>
        <span className={styles.open}>
          <Icon name="close" size={22} />
          <VisuallyHidden>{t('menu.close')}</VisuallyHidden>
        </span>
      </summary>
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
    </details>
  );
}
