import { Group, Icon, LinkButton, Stack, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from './messages.ts';

export function StepDone({ home, next }: { home?: string; next: string | null }): ReactNode {
  return (
    <Stack align="center">
      <Icon name="check" size={48} />
      <Title order={2} size={4} align="center">
        {t('onboarding.completed')}
      </Title>
      <Group justify="center">
        {home && (
          <LinkButton to={home} variant={next ? 'default' : 'filled'}>
            {t('onboarding.home')}
          </LinkButton>
        )}
        {next && (
          <LinkButton to={next} iconEnd="arrow-right">
            {t('onboarding.next')}
          </LinkButton>
        )}
      </Group>
    </Stack>
  );
}
