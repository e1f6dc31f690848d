import {
  formatDigits,
  Link,
  language,
  NavLink,
  query,
  session,
  useLocation,
  useQuery,
} from '@porao/platform';
import { ActionIcon, cx, Icon, Logo, Text } from '@porao/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { t } from '../messages.ts';
import { AccountAvatar } from './account-avatar.tsx';
import styles from './area.module.css';
import { ColorModeButton } from './color-mode.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { entriesOf, iconOf, type MenuEntry } from './menu.ts';
import { SkipLink } from './public-layout.tsx';
import { usePageTurn } from './route-change.ts';
import { useSignOutKey } from './sign-out-key.ts';

interface AreaLayoutProps {
  area: 'tutor' | 'parent';
  menu: readonly MenuEntry[];
  children: ReactNode;
}

/** Side bar and top bar around a signed-in person's area; their entries come from the registry. */
export function AreaLayout({ area, menu, children }: AreaLayoutProps): ReactNode {
  const { key } = useLocation();
  // Open at one entry of the history: every navigation closes it.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  const turn = usePageTurn();
  useSignOutKey();
  useEffect(() => {
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpenAt(undefined);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, []);

  return (
    <div className={styles.area}>
      <SkipLink />
      <header className={styles.top}>
        <span className={styles.burger}>
          <ActionIcon
            icon={open ? 'close' : 'menu'}
            label={open ? t('menu.close') : t('menu.open')}
            aria-expanded={open}
            aria-controls="area-menu"
            onClick={() => setOpenAt(open ? undefined : key)}
          />
        </span>
        <Link to="/" className={styles.brand} aria-label={t('menu.home')}>
          <Logo name={t('brand.name')} />
        </Link>
        <div className={styles.tools}>
          <LanguageSwitch />
          <ColorModeButton />
          <span className={styles.account}>
            <AccountAvatar />
          </span>
        </div>
      </header>
      {open && <div className={styles.shade} onPointerDown={() => setOpenAt(undefined)} />}
      <aside id="area-menu" className={styles.side} data-open={open}>
        <Person />
        <nav aria-label={t('menu.area')}>
          {entriesOf(menu, area).map((entry) => (
            <NavLink key={entry.path} to={entry.path} className={styles.entry ?? ''}>
              <Icon name={iconOf(entry)} />
              {entry.label[language]}
            </NavLink>
          ))}
          {entriesOf(menu, 'main').map((entry) => (
            <NavLink key={entry.path} to={entry.path} className={styles.entry ?? ''}>
              <Icon name={iconOf(entry)} />
              {entry.label[language]}
            </NavLink>
          ))}
        </nav>
        <Link to="/account-switcher" className={styles.entry ?? ''}>
          <Icon name="users" />
          {area === 'tutor' ? t('menu.switch-to-parent') : t('menu.switch-to-tutor')}
        </Link>
        <button type="button" className={styles.entry} onClick={() => void session().end()}>
          <Icon name="logout" />
          {t('menu.sign-out')}
        </button>
      </aside>
      <main id="content" tabIndex={-1} className={cx(styles.content, turn)}>
        {children}
      </main>
    </div>
  );
}

function Person(): ReactNode {
  const user = useQuery(query('GET /api/v1/user')).data?.data;
  return (
    <div className={styles.person}>
      <AccountAvatar />
      <div>
        <Text weight="bold">{user?.name ?? '\u00a0'}</Text>
        <Text size="sm" tone="dim">
          {user ? formatDigits(user.phone_no) : '\u00a0'}
        </Text>
      </div>
    </div>
  );
}
