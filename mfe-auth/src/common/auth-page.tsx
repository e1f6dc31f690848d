import { Card, LogoMark, PageContainer, Stack, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';

interface AuthPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Below the card: links and small print. */
  footer?: ReactNode;
}

/** One narrow card under the product's mark: every page of signing in and up. */
export function AuthPage({ title, lead, children, footer }: AuthPageProps): ReactNode {
  return (
    <PageContainer width="narrow" py="xl">
      <Stack data-main-content>
        <Stack gap="xs" align="center">
          <LogoMark size={56} />
          <Title order={1} align="center">
            {title}
          </Title>
          {lead && (
            <Text tone="dim" align="center">
              {lead}
            </Text>
          )}
        </Stack>
        <Card roomy>{children}</Card>
        {footer}
      </Stack>
    </PageContainer>
  );
}
