import { useStaleAnswers } from '@porao/features';
import { PageContainer } from '@porao/ui';
import type { ReactNode } from 'react';

const events = ['profile.changed@1'] as const;

export function AreaPage({ children }: { children: ReactNode }) {
  useStaleAnswers(events);
  return <PageContainer py="md">{children}</PageContainer>;
}
