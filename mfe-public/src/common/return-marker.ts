import { useLocation, useNavigate, useSession } from '@porao/platform';
import { useEffect, useRef } from 'react';

/** Parameter of the address that says what a guest pressed before signing in. */
export type ReturnMarker = 'apply' | 'alert';

/** The path to come back to after signing in, which continues what was pressed. */
export function pathToReturn(marker: ReturnMarker, pathname: string, search: string): string {
  const params = new URLSearchParams(search);
  params.set(marker, '1');
  return `${pathname}?${params}`;
}

/** The path without the marker, or null when it has none. */
export function withoutMarker(marker: ReturnMarker, pathname: string, search: string): string | null {
  const params = new URLSearchParams(search);
  if (!params.has(marker)) return null;
  params.delete(marker);
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}

/** Continues what a person pressed as a guest. The marker leaves the URL first, so that a reload or a shared link
 * starts nothing. */
export function useReturnFromSignIn(marker: ReturnMarker, resume: () => void): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const viewer = useSession();
  const resumed = useRef(false);
  const latest = useRef(resume);
  useEffect(() => {
    latest.current = resume;
  });
  useEffect(() => {
    const clean = withoutMarker(marker, pathname, search);
    if (clean === null || !viewer || resumed.current) return;
    resumed.current = true;
    void navigate(clean, { replace: true });
    // After the shell closed what was open on the page before.
    queueMicrotask(() => latest.current());
  }, [marker, pathname, search, viewer, navigate]);
}
