import { lazyComponent, useLocation, useSession } from '@porao/platform';
import { type ReactNode, useEffect, useState } from 'react';
import { whenContentReady } from '../boot/server-view.ts';
import styles from './area.module.css';

const Part = lazyComponent(() => import(/* webpackChunkName: "bell" */ './bell/bell.part.tsx'));

/** The bell of who is signed in; its code comes after the content of the page. */
export function Bell(): ReactNode {
  const [ready, setReady] = useState(false);
  const isSignedIn = useSession() !== null;
  const { key } = useLocation();
  if (!isSignedIn) return null;
  return ready ? <Part /> : <Room key={key} onReady={setReady} />;
}

/** Room for the bell. Where its code cannot be had it stays empty, and the next navigation tries again. */
function Room({ onReady }: { onReady: (ready: true) => void }): ReactNode {
  useEffect(() => {
    const root = document.getElementById('root');
    if (!root) return;
    whenContentReady(root)
      .then(Part.preload)
      .then(
        () => onReady(true),
        () => {},
      );
  }, [onReady]);
  return <span className={styles.tool} />;
}
