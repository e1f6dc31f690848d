import { lazyComponent, useLocation, useSession } from '@porao/platform';
import { type ReactNode, useEffect, useState } from 'react';
import { whenContentReady } from '../boot/server-view.ts';
import styles from './area.module.css';

const Part = lazyComponent(() => import(/* webpackChunkName: "bell" */ './bell/bell.part.tsx'));

/** Room for the bell, whose code comes after the content of the page. Without that code the page has no bell, and the
 * next one tries again. */
export function Bell(): ReactNode {
  const [ready, setReady] = useState(false);
  const isSignedIn = useSession() !== null;
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation tries again
  useEffect(() => {
    const root = document.getElementById('root');
    if (ready || !isSignedIn || !root) return;
    whenContentReady(root)
      .then(Part.preload)
      .then(
        () => setReady(true),
        () => {},
      );
  }, [ready, isSignedIn, key]);
  return isSignedIn && ready ? <Part /> : <span className={styles.tool} />;
}
