import { PageContainer } from '@porao/ui';
import type { ReactNode } from 'react';
import { useRefresh } from './refresh.ts';

/** What every page of the area stands in. */
export function AreaPage({ children }: { children: ReactNode }): ReactNode {
  useRefresh();
  return <PageContainer py="md">{children}</PageContainer>;
}
