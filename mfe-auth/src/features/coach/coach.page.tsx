import { home, tutorSignUp } from '@porao/contracts/paths';
import { Button, Group, LinkAnchor, LinkButton, Notice, Stack, Text, Title } from '@porao/ui';
import { type ReactNode, useState } from 'react';
import { AuthPage } from '../../common/auth-page.tsx';
import { t } from '../../common/messages.ts';
import { StepDots } from '../../common/step-dots.tsx';

const steps = ['about', 'experience', 'availability'] as const;

/** Where coaches will begin. It shows three steps and completes nothing (AUT-002). */
export default function CoachPage(): ReactNode {
  const [current, setCurrent] = useState(0);
  const step = steps[current] ?? 'about';
  return (
    <AuthPage
      title={t('coach.heading')}
      lead={t('coach.lead')}
      dots={
        <StepDots
          current={current}
          steps={steps.map((name) => ({ label: t(`coach.${name}`), done: false }))}
        />
      }
    >
      <Stack>
        <Text size="sm" tone="dim">
          {t('bachelor.part', { part: current + 1, all: steps.length })}
        </Text>
        <Title order={2} size={3}>
          {t(`coach.${step}`)}
        </Title>
        <Text>{t(`coach.${step}.text`)}</Text>
        <Notice still tone="info" action={<LinkAnchor to={tutorSignUp}>{t('coach.tutor')}</LinkAnchor>}>
          {t('coach.soon')}
        </Notice>
        <Group justify="space-between">
          <Button variant="default" disabled={current === 0} onClick={() => setCurrent(current - 1)}>
            {t('onboarding.back')}
          </Button>
          {current < steps.length - 1 ? (
            <Button onClick={() => setCurrent(current + 1)}>{t('onboarding.next')}</Button>
          ) : (
            <LinkButton to={home}>{t('onboarding.home')}</LinkButton>
          )}
        </Group>
      </Stack>
    </AuthPage>
  );
}
