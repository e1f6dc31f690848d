import { Card, PageContainer, Stack, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';

interface OnboardingPageProps {
  title: string;
  lead?: string;
  /** Where one is: `StepDots`. */
  dots?: ReactNode;
  /** Below the card: other ways. */
  after?: ReactNode;
  children: ReactNode;
}

/** A step on the way into the product. */
export function OnboardingPage({ title, lead, dots, after, children }: OnboardingPageProps): ReactNode {
  return (
    <PageContainer width="narrow" py="xl">
      <Stack data-main-content>
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
        {after}
      </Stack>
    </PageContainer>
  );
}
