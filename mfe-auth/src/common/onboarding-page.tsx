import { Card, PageContainer, Stack, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';

interface OnboardingPageProps {
  title: string;
  lead?: string;
  /** Where one is: `StepDots`. */
  dots?: ReactNode;
  /** Above everything: a way back. */
  back?: ReactNode;
  children: ReactNode;
}

/** A step on the way into the product. */
export function OnboardingPage({ title, lead, dots, back, children }: OnboardingPageProps): ReactNode {
  return (
    <PageContainer width="narrow" py="xl">
      <Stack data-main-content>
        {back}
        {dots}
        <Stack gap="xs" align="center">
          <Title order={1} size={2} align="center">
            {title}
          </Title>
          {lead && (
            <Text tone="dim" align="center">
              {lead}
            </Text>
          )}
        </Stack>
        <Card roomy>{children}</Card>
      </Stack>
    </PageContainer>
  );
}
