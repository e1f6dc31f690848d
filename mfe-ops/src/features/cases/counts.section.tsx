import type { CaseCounts } from '@porao/contracts';
import { CardState, TitledCard } from '@porao/features';
import { formatNumber, query, useQuery } from '@porao/platform';
import { Grid, Group, LinkAnchor, Stack, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { dotted } from '../../common/dim-line.tsx';
import { paths } from '../../common/paths.ts';
import { asQueue, live } from '../../common/queue/paged.ts';
import { WaitingCard } from '../../common/waiting.card.tsx';
import { t } from './messages.ts';

export const useCaseCounts = () => useQuery({ ...query('GET /api/ops/cases/counts'), ...asQueue, ...live });
type Source = ReturnType<typeof useCaseCounts>;

/** The most pressing first, with the list that each leads to. */
const tiles = [
  { name: 'unsafe', to: '?kind=unsafe', isUrgent: true },
  { name: 'call_now', to: '?whose=mine&next=call', isUrgent: true },
  { name: 'overdue', to: '?overdue=true', isUrgent: true },
  { name: 'answered', to: '?whose=mine&next=answered', isUrgent: false },
  { name: 'mine', to: '?whose=mine', isUrgent: false },
  { name: 'nobody', to: '?whose=nobody', isUrgent: false },
  { name: 'waiting_confirmation', to: '?state=waiting_confirmation', isUrgent: false },
] as const;

export function CountTiles({ source }: { source: Source }): ReactNode {
  return (
    <CardState source={source}>
      {({ data }) => (
        <Stack gap="sm">
          <Grid as="ul" minColumn="8.5rem" gap="sm" aria-label={t('cases.counts')}>
            {tiles.map(({ name, to, isUrgent }) => (
              <WaitingCard
                key={name}
                count={data[name]}
                label={t(`cases.counts.${name}`)}
                to={`${paths.cases}${to}`}
                isUrgent={isUrgent && data[name] > 0}
              />
            ))}
          </Grid>
          <Group as="ul" gap="md" aria-label={t('cases.counts.kinds')}>
            {data.by_kind.map(({ kind, count }) => (
              <li key={kind}>
                <LinkAnchor to={`${paths.cases}?kind=${kind}`}>
                  {dotted(t(`case.kind.${kind}`), formatNumber(count))}
                </LinkAnchor>
              </li>
            ))}
          </Group>
        </Stack>
      )}
    </CardState>
  );
}

export function LoadCard({ source }: { source: Source }): ReactNode {
  return (
    <TitledCard title={t('cases.load')}>
      <CardState source={source}>{({ data }) => <Load load={data.load} />}</CardState>
    </TitledCard>
  );
}

function Load({ load }: Pick<CaseCounts, 'load'>): ReactNode {
  if (load.length === 0) return <Text tone="dim">{t('cases.load.none')}</Text>;
  return (
    <Stack as="ul" gap="xs">
      {load.map(({ user_id, name, open, overdue }) => (
        <li key={user_id}>
          <LinkAnchor to={`${paths.cases}?assignee=${user_id}`}>{name}</LinkAnchor>{' '}
          <Text as="span" size="sm" tone="dim">
            {dotted(
              t('cases.load.line', { count: open }),
              overdue > 0 && t('cases.load.overdue', { count: overdue }),
            )}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
