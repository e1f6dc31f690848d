import { PageHeader, type PageHeaderProps, Stack } from '@porao/ui';
import type { ReactNode } from 'react';
import { AreaPage } from './area.page.tsx';
import { SampleNotice } from './sample.tsx';
import { type Section, SectionTabs } from './section-tabs.tsx';

interface SectionPageProps extends PageHeaderProps {
  /** Its siblings, as tabs. */
  section?: Section;
  /** Shows made-up data only. */
  sample?: boolean;
  children: ReactNode;
}

/** Heading, tabs of the siblings, content. */
export function SectionPage({ section, sample = false, children, ...header }: SectionPageProps) {
  return (
    <AreaPage>
      <PageHeader {...header} />
      <Stack gap="lg">
        {section && <SectionTabs of={section} />}
        {sample && <SampleNotice />}
        {children}
      </Stack>
    </AreaPage>
  );
}
