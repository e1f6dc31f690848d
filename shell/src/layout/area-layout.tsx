import type { Area } from '@porao/contracts';
import { session, useLocation } from '@porao/platform';
import { cx } from '@porao/ui';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './area.module.css';
import { AreaSide } from './area-side.tsx';
import { AreaTop } from './area-top.tsx';
import type { MenuEntry } from './menu.ts';
import { SkipLink } from './public-layout.tsx';
import { usePageTurn } from './route-change.ts';

interface AreaLayoutProps {
  area: Area;
  menu: readonly MenuEntry[];
  /** Names the remote whose page is shown. */
  region?: string | undefined;
  side?: ReactNode;
  children: ReactNode;
}

/** Side bar and top bar around a signed-in person's area; their entries come from the registry. */
export function AreaLayout({ area, menu, region, side, children }: AreaLayoutProps): ReactNode {
  const { key } = useLocation();
  // Open at one entry of the history: every navigation closes it.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  const close = () => setOpenAt(undefined);
  const turn = usePageTurn();
  useSignOutKey();
  useEffect(() => {
    if (!open) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(undefined);
      document.getElementById('area-burger')?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);

  return (
    <div className={styles.area}>
      <SkipLink />
      <AreaTop area={area} menu={menu} open={open} toggle={() => setOpenAt(open ? undefined : key)} />
      {open && <div className={styles.shade} onPointerDown={close} />}
      <AreaSide {...{ area, menu, open, close }}>{side}</AreaSide>
      <main id="content" data-region={region} tabIndex={-1} className={cx(styles.content, turn)}>
        {children}
      </main>
    </div>
  );
}

const fields = 'input, textarea, select, [contenteditable]';

/** Ctrl+L signs out, inside an area and not while typing (decision OQ-049). */
function useSignOutKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { ctrlKey, shiftKey, altKey, metaKey, key, target } = event;
      if (!ctrlKey || shiftKey || altKey || metaKey || key.toLowerCase() !== 'l') return;
      if (target instanceof Element && target.closest(fields)) return;
      event.preventDefault();
      void session().end();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
