import { formatMoney, openModal } from '@porao/platform';
import { Button, Card, DefinitionGrid, Group, Stack, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { SampleBadge } from '../../common/sample.tsx';

export function SalaryPanel({ children }: { children: ReactNode }) {
  return (
    <Card as="section" aria-label={t('coach.salary')}>
      <Stack>
        <Stack gap="2xs">
          <Group justify="space-between">
            <Title order={2} size={4}>
              {t('coach.salary')}
            </Title>
            <SampleBadge />
          </Group>
          <Text as="strong" size="xl" weight="bold">
            {t('coach.salary.amount', { amount: salary.total })}
          </Text>
          <div>
            <Button variant="light" size="sm" icon="info" aria-haspopup="dialog" onClick={showDetail}>
              {t('coach.salary.detail')}
            </Button>
          </div>
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}

function showDetail(): void {
  openModal({
    title: t('coach.salary.detail.title'),
    body: (
      <Stack>
        <DefinitionGrid
          items={[
            { label: t('coach.salary.rate'), value: t('coach.salary.rate.value', { rate: salary.rate }) },
            { label: t('coach.salary.monthly'), value: formatMoney(salary.monthly) },
            { label: t('coach.salary.extra'), value: formatMoney(salary.extra) },
            { label: t('coach.salary.charge'), value: formatMoney(salary.charge) },
            {
              label: t('coach.salary'),
              value: <strong>{t('coach.salary.amount', { amount: salary.total })}</strong>,
            },
          ]}
        />
        <Text size="sm" tone="dim">
          <SampleBadge /> {t('coach.salary.note')}
        </Text>
      </Stack>
    ),
    buttons: [{ label: t('close') }],
  });
}

/** Sample data (OQ-057) with the figures of PAR-122: 40 taka an hour, 4 hours on 30 days. */
const salary = { rate: 40, monthly: 4800, extra: 200, charge: 1000, total: 6000 } as const;
