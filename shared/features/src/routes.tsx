import { lazyComponent, Navigate, type RouteObject } from '@porao/platform';
import { chunkOf, type Pages, type RouteTable } from '@porao/platform/paths';
import type { ReactElement, ReactNode } from 'react';

/** React Router's routes of a table. Rows with the same page share its component, so that it stays between them. */
export function routesOf<Table extends RouteTable>(
  table: Table,
  pages: Pages<Table>,
  skeletonOf: (chunk: keyof Pages<Table>) => ReactNode,
): RouteObject[] {
  const elements: Record<string, ReactElement> = {};
  for (const chunk of Object.keys(pages) as (keyof Pages<Table>)[]) {
    const Page = lazyComponent(pages[chunk], skeletonOf(chunk));
    elements[chunk] = <Page />;
  }
  return Object.values(table).map((row) => ({
    path: row.path,
    element: 'to' in row ? <Navigate to={table[row.to]?.path ?? ''} replace /> : elements[chunkOf(row.page)],
  }));
}
