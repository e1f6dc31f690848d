import { signInPath } from '@porao/contracts/page';
import { parentSignUp, tutorSignUp } from '@porao/contracts/paths';
import { homeOf, Link, language, NavLink, useLocation, useSession } from '@porao/platform';
import { ActionIcon, LinkButton, Logo, VisuallyHidden } from '@porao/ui';
import { type ReactNode, useState } from 'react';
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
          <JoinMenus />
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

/** 'Join To Learn' and 'Join To Teach'. Student and coach are shown and have no target yet (AUT-001). */
function JoinMenus(): ReactNode {
  return (
    <>
      <DropMenu className={styles.link} label={t('menu.join-to-learn')}>
        <Link to={parentSignUp}>{t('menu.as-a-parent')}</Link>
        <span aria-disabled="true">{t('menu.as-a-student')}</span>
      </DropMenu>
      <DropMenu className={styles.link} label={t('menu.join-to-teach')}>
        <Link to={tutorSignUp}>{t('menu.as-a-tutor')}</Link>
        <span aria-disabled="true">{t('menu.as-a-coach')}</span>
      </DropMenu>
    </>
  );
}

/** The menu of phones and its button, apart from the header: a press renders this alone. */
function MobileMenu({ entries }: { entries: readonly MenuEntry[] }): ReactNode {
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
