import type { FamilyInfo } from '@porao/contracts';
import { Card, Stack, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { nextStep } from './next-step.ts';

/** What is still missing before the first request. */
export function NextStepCard({ family }: { family: FamilyInfo }): ReactNode {
  const step = nextStep(family);
  if (step === null) return null;
  return (
    <Card as="section" look="mango">
      <Stack gap="xs">
        <Title order={2} size={4}>
          {t('next.title')}
        </Title>
        <Text>{t(`next.${step}`)}</Text>
        <Text size="sm">{t('next.why')}</Text>
      </Stack>
    </Card>
  );
}
