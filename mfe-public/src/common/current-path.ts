import { useLocation } from '@porao/platform';

/** This page with its query, to come back to. */
export function useCurrentPath(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
