import { Card, LogoMark, PageContainer, Stack, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';

interface AuthPageProps {
  title: string;
  lead?: ReactNode;
  /** Where one is, as `StepDots`, instead of the product's mark: on the steps of a person's start. */
  dots?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
}

export function AuthPage({ title, lead, dots, children, footer }: AuthPageProps): ReactNode {
  return (
    <PageContainer width="narrow" py="xl">
      <Stack data-main-content>
        {dots}
        <Stack gap="xs" align="center">
          {!dots && <LogoMark size={56} />}
          <Title order={1} size={dots ? 2 : 1} align="center">
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
