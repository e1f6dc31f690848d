import { NavLink } from '@porao/platform';
import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';
import styles from './tab-links.module.css';

interface TabLinksProps {
  /** Names the group for screen readers. */
  label: string;
  items: readonly { to: string; label: string; count?: string | undefined }[];
}

/** On a phone the row scrolls: the current tab must be visible. The page stays where it is. */
function showCurrent(tab: HTMLAnchorElement | null): void {
  const row = tab?.parentElement;
  if (!row || !tab.getAttribute('aria-current')) return;
  const [its, all] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += Math.max(0, its.right - all.right) + Math.min(0, its.left - all.left);
}

/** Tabs that live in the URL: links, so that back and a new tab work. */
export function TabLinks({ label, items }: TabLinksProps): ReactNode {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {items.map((item) => (
        <NavLink key={item.to} to={item.to} end className={styles.tab ?? ''} ref={showCurrent}>
          <span>{item.label}</span>
          {item.count !== undefined && <Badge>{item.count}</Badge>}
        </NavLink>
      ))}
    </nav>
  );
}
