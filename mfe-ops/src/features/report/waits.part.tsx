import type { OpsReport } from '@porao/contracts';
import { Grid, Stack, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { paths } from '../../common/paths.ts';
import { WaitingCard } from '../../common/waiting.card.tsx';
import { t } from './messages.ts';

/** With the list that each leads to. */
const waits = [
  { name: 'requests', to: `${paths.requests}?waiting=24` },
  { name: 'credentials', to: paths.credentials },
  { name: 'applications', to: `${paths.jobs}?applications=undecided` },
] as const;

export function LongWaits({ waiting }: { waiting: OpsReport['waiting'] }): ReactNode {
  return (
    <Stack gap="sm">
      <Title order={2} size={4}>
        {t('report.waiting')}
      </Title>
      <Grid as="ul" minColumn="9.5rem" gap="sm" aria-label={t('report.waiting')}>
        {waits.map(({ name, to }) => (
          <WaitingCard key={name} count={waiting[name]} label={t(`report.waiting.${name}`)} to={to} />
        ))}
      </Grid>
    </Stack>
  );
}
