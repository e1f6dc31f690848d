import { PageHeader, Stack, TabLinks } from '@porao/ui';
import type { ComponentProps, ReactNode } from 'react';
import { AreaPage } from './area.page.tsx';

interface TabsPageProps {
  title: string;
  text?: string;
  /** Names the tabs for screen readers. */
  label: string;
  tabs: ComponentProps<typeof TabLinks>['items'];
  children: ReactNode;
}

/** A page of the area with tabs below its heading. */
export function TabsPage({ title, text, label, tabs, children }: TabsPageProps) {
  return (
    <AreaPage>
      <PageHeader title={title} text={text} />
      <Stack>
        <TabLinks label={label} items={tabs} />
        {children}
      </Stack>
    </AreaPage>
  );
}
