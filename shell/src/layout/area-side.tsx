import type { Area } from '@porao/contracts';
import { formatDigits, Link, language, query, session, useLocation, useQuery } from '@porao/platform';
import { Icon, Text } from '@porao/ui';
import { type ReactNode, type TouchEvent, useRef } from 'react';
import { t } from '../messages.ts';
import { AccountAvatar } from './account-avatar.tsx';
import styles from './area-side.module.css';
import { EntryCount } from './entry-count.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { currentEntry, entriesFor, entriesOf, iconOf, isWithin, type MenuEntry } from './menu.ts';

interface AreaSideProps {
  area: Area;
  menu: readonly MenuEntry[];
  open: boolean;
  close: () => void;
  children: ReactNode;
}

export function AreaSide({ area, menu, open, close, children }: AreaSideProps): ReactNode {
  const swipe = useSwipeLeft(open, close);
  const { pathname } = useLocation();
  const roles = useQuery(query('GET /api/v1/user')).data?.data.roles ?? [];
  const entries = entriesFor(entriesOf(menu, area.name), roles);
  const current = currentEntry(entries, pathname);
  return (
    <aside id="area-menu" className={styles.side} data-open={open} {...swipe}>
      <Person />
      {children}
      <nav aria-label={t('menu.area')}>
        {entries.map((entry) => (
          <Entry key={entry.path} area={area} entry={entry} here={entry === current} />
        ))}
      </nav>
      <button type="button" className={styles.entry} onClick={() => void session().end()}>
        <Icon name="logout" />
        {t('menu.sign-out')}
      </button>
      <div className={styles.phone}>
        <LanguageSwitch />
      </div>
    </aside>
  );
}

function Entry({ area, entry, here }: { area: Area; entry: MenuEntry; here: boolean }): ReactNode {
  const { pathname } = useLocation();
  const items = entry.items ?? [];
  const current = items.length > 0 ? 'true' : 'page';
  return (
    <>
      <Link to={entry.path} className={styles.entry} aria-current={here ? current : undefined}>
        <Icon name={iconOf(entry)} />
        <span>{entry.label[language]}</span>
        {entry.count && <EntryCount count={entry.count} area={area} />}
      </Link>
      {here && items.length > 0 && (
        <div className={styles.items}>
          {items.map(({ path, label, count }) => (
            <Link
              key={path}
              to={path}
              className={styles.entry}
              aria-current={isWithin(pathname, path) ? 'page' : undefined}
            >
              <span>{label[language]}</span>
              {count && <EntryCount count={count} area={area} />}
            </Link>
          ))}
        </div>
      )}
    </>
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

/** Pixels to the left after which the finger has thrown the drawer away. */
const enough = 56;

/** Touch handlers of a drawer on the left: it follows the finger and closes on a swipe to the left. */
function useSwipeLeft(open: boolean, close: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const moved = useRef(0);
  const place = (drawer: HTMLElement, x: number | null) => {
    drawer.style.transition = x === null ? '' : 'none';
    drawer.style.translate = x === null ? '' : `${x}px 0`;
  };
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : undefined;
      start.current = open && touch ? { x: touch.clientX, y: touch.clientY } : null;
      moved.current = 0;
    },
    onTouchMove: ({ touches, currentTarget }: TouchEvent<HTMLElement>) => {
      const touch = touches[0];
      if (!start.current || !touch) return;
      const x = touch.clientX - start.current.x;
      // Scrolling the list is no swipe.
      if (Math.abs(touch.clientY - start.current.y) > Math.abs(x)) return;
      moved.current = Math.min(0, x);
      place(currentTarget, moved.current);
    },
    onTouchEnd: ({ currentTarget }: TouchEvent<HTMLElement>) => {
      place(currentTarget, null);
      if (moved.current < -enough) close();
      moved.current = 0;
    },
    onTouchCancel: ({ currentTarget }: TouchEvent<HTMLElement>) => place(currentTarget, null),
  };
}
