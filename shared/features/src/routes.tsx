import { lazyPage, Navigate } from '@porao/platform';
import type { ComponentType, ReactElement, ReactNode } from 'react';

/** The page of a route, loaded when it is first shown. */
export function lazyRoute(
  load: () => Promise<{ default: ComponentType }>,
  skeleton: ReactNode,
): { element: ReactElement } {
  const Page = lazyPage(load, skeleton);
  return { element: <Page /> };
}

export const redirectTo = (path: string): { element: ReactElement } => ({
  element: <Navigate to={path} replace />,
});
