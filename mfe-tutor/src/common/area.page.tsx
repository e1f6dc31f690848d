import { useDoor, useStaleAnswers } from '@porao/features';
import { PageContainer } from '@porao/ui';
import type { ReactNode } from 'react';

const events = ['job.applied@1', 'job.saved@1', 'profile.changed@1'] as const;

/** The frame of every page of the area. */
export function AreaPage({ children }: { children: ReactNode }) {
  useStaleAnswers(events);
  useDoor();
  return <PageContainer py="md">{children}</PageContainer>;
}
