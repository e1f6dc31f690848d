import { LoadingState, type LoadingStateProps } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from './messages.ts';
import { type Section, SectionPage } from './section.page.tsx';

interface PageSkeletonProps extends Pick<LoadingStateProps, 'shape' | 'count'> {
  title: Parameters<typeof t>[0] & `${string}.title`;
  section?: Section;
  sample?: boolean;
  actions?: ReactNode;
}

export function PageSkeleton({ title, section, sample = false, actions, ...rest }: PageSkeletonProps) {
  const words = t(title as 'bag.title');
  return (
    <SectionPage title={words} sample={sample} actions={actions} {...(section && { section })}>
      <LoadingState label={words} {...rest} />
    </SectionPage>
  );
}
