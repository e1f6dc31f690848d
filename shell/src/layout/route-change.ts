import { closeModal, createStore, type Language, language, useLocation } from '@porao/platform';
import { NavigationType, useNavigationType } from '@porao/platform/shell';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { disableLazyLayout, enableLazyLayout, layOutWhenIdle } from '../boot/lazy-layout.ts';
import { servedTitle, whenContentReady } from '../boot/server-view.ts';
import styles from './layout.module.css';

const siteName: Record<Language, string> = { en: 'Porao', bn: 'পড়াও' };

/** The document's title of a page: its own where the server gave it one, else its route's. */
export function useTitle(title: string | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const own = servedTitle(pathname);
    if (own !== undefined) document.title = own;
    else document.title = title ? `${title} · ${siteName[language]}` : siteName[language];
  }, [title, pathname]);
}

/** Above the router: tells it of a press on the browser's Back while the first page was rendered, which it missed since it
 * listens only from its first commit on. */
export function useMissedNavigation(): void {
  const [opened] = useState(() => window.location.href);
  useLayoutEffect(() => {
    if (window.location.href !== opened)
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, [opened]);
}

/** Changes after each navigation to another path: the number of them. */
export const navigations = createStore(0);

const positions = new Map<string, number>();

/** On a new path: closes the modal, moves focus to the content, and puts the scroll where it belongs. */
export function useRouteChange(): void {
  const { pathname, key, hash } = useLocation();
  const type = useNavigationType();
  const last = useRef(pathname);

  // The browser scrolls between the commit of a page and its effect: back to the place, cut by the height that the
  // page has before all of it is laid out.
  const placed = useRef(key);
  useLayoutEffect(() => {
    const remember = () => {
      if (placed.current === key) positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    placed.current = key;
    if (last.current === pathname) return;
    last.current = pathname;
    closeModal();
    const top = type === NavigationType.Pop ? (positions.get(key) ?? 0) : 0;
    if (top > 0 || hash !== '') disableLazyLayout();
    else enableLazyLayout();
    window.scrollTo(0, top);
    const reached = window.scrollY;
    let live = true;
    void whenContentReady(document.body).then(() => {
      if (!live) return;
      // The page was not long enough yet.
      if (reached < top && window.scrollY === reached) window.scrollTo(0, top);
      void layOutWhenIdle();
    });
    // Somebody may be in a field of the new page already: a key leads to its search.
    if (!document.activeElement?.matches('#content :is(input, select, textarea)'))
      document.getElementById('content')?.focus({ preventScroll: true });
    navigations.set(navigations.current() + 1);
    return () => {
      live = false;
    };
  }, [pathname, key, type, hash]);
}

/** Class of the content for the 0.3 s in which a new page appears; none for the page that was opened first. */
export function usePageTurn(): string {
  const { pathname } = useLocation();
  const [turn, setTurn] = useState({ pathname, count: 0 });
  if (turn.pathname !== pathname) setTurn({ pathname, count: turn.count + 1 });
  if (turn.count === 0) return '';
  return (turn.count % 2 === 0 ? styles.turn0 : styles.turn1) ?? '';
}
