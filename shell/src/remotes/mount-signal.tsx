import { useLocation } from '@porao/platform';
import { LoadingContext } from '@porao/platform/shell';
import { type ReactNode, useEffect, useState } from 'react';

interface MountSignalProps {
  /** Once for each path, after the effects of the page's first commit; in ms since the signal was first rendered. */
  onMounted: (pathname: string, ms: number) => void;
  children: ReactNode;
}

/** Tells when the page of a path is there: not the skeleton that is shown until its code has come, not a redirect. */
export function MountSignal({ onMounted, children }: MountSignalProps): ReactNode {
  const { pathname } = useLocation();
  const [{ startLoading, expect }] = useState(createSignal);
  useEffect(() => expect(pathname, onMounted), [expect, pathname, onMounted]);
  return <LoadingContext value={startLoading}>{children}</LoadingContext>;
}

function createSignal() {
  const since = performance.now();
  let loading = 0;
  let expected: (Pick<MountSignalProps, 'onMounted'> & { pathname: string }) | undefined;

  // In a microtask: effects of the same commit may start to load, redirect or throw.
  const check = () =>
    queueMicrotask(() => {
      if (!expected || loading > 0 || expected.pathname !== location.pathname) return;
      const { pathname, onMounted } = expected;
      expected = undefined;
      onMounted(pathname, performance.now() - since);
    });

  return {
    startLoading: () => {
      loading += 1;
      return () => {
        loading -= 1;
        check();
      };
    },
    expect: (pathname: string, onMounted: MountSignalProps['onMounted']) => {
      expected = { pathname, onMounted };
      check();
      return () => {
        expected = undefined;
      };
    },
  };
}
