import { useLocation } from '@porao/platform';
import { useRoutes } from '@porao/platform/shell';
import type { ReactNode } from 'react';

function Routes({ path, element }: { path: string; element: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <output data-testid="path">{pathname + search}</output>
      {useRoutes([{ path, element }])}
    </>
  );
}

/** A page at its route, with the current path beside it. */
export const testRoutes = (path: string, element: ReactNode) => <Routes path={path} element={element} />;
