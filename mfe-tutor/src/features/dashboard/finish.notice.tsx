import type { ProfileInfo } from '@porao/contracts';
import { Badge, Card, Group, Stack, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { doneSteps, nextOnboardingStep, onboardingSteps } from './onboarding.ts';

/** The next step of an unfinished start. */
export function FinishNotice({ info }: { info: ProfileInfo }): ReactNode {
  const step = nextOnboardingStep(info);
  if (step === null) return null;
  return (
    <Card as="section" look="mango">
      <Stack gap="xs">
        <Group justify="space-between">
          <Title order={2} size={4}>
            {t('next.title')}
          </Title>
          <Badge>{t('next.done', { done: doneSteps(info), all: onboardingSteps.length })}</Badge>
        </Group>
        <Text>{t(`next.${step}`)}</Text>
      </Stack>
    </Card>
  );
}
