import { Group, PageContainer, PageHeader, type PageHeaderProps, Stack } from '@porao/ui';
import type { ReactNode } from 'react';
import { ActBar } from './acts/act-bar.tsx';
import { KeysButton } from './keyboard/keys.button.tsx';

export interface OpsPageProps extends PageHeaderProps {
  children: ReactNode;
}

/** Is the frame of every page of the area: its heading, its keys, and the acts that can still be taken back. */
export function OpsPage({ children, actions, text, ...header }: OpsPageProps): ReactNode {
  // The page of one thing keeps the room of its second line while it loads.
  const line = text ?? (header.back && '\u00a0');
  return (
    <PageContainer py="md">
      <PageHeader
        {...header}
        text={line}
        actions={
          <Group>
            {actions}
            <KeysButton />
          </Group>
        }
      />
      <Stack gap="lg">{children}</Stack>
      <ActBar />
    </PageContainer>
  );
}
