import type { Season } from '@porao/contracts';
import { useDialog } from '@porao/features';
import { formatDate, formatDigits, lazyComponent, query, useQuery } from '@porao/platform';
import { Button, Card, EmptyState, Group, Stack, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { Loaded } from '../../common/loaded.tsx';
import { OpsPage } from '../../common/ops.layout.tsx';
import { t } from './messages.ts';
import type { SeasonDialogProps, SeasonQuestion } from './season.dialog.tsx';

const SeasonDialog = lazyComponent<SeasonDialogProps>(
  () => import(/* webpackChunkName: "season-dialog" */ './season.dialog.tsx'),
);

/** Days of Ramadan and of both Eids, which operators move when the moon is seen. */
export default function SeasonsPage(): ReactNode {
  const source = useQuery(query('GET /api/ops/seasons'));
  const [dialog, ask] = useDialog<SeasonQuestion>(SeasonDialog);
  return (
    <OpsPage title={t('seasons.title')}>
      <Text>{t('seasons.text')}</Text>
      <div>
        <Button icon="plus" aria-haspopup="dialog" onClick={() => ask({})}>
          {t('season.add')}
        </Button>
      </div>
      <Loaded source={source} label={t('seasons.title')} count={3} error={t('seasons.failed')}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title={t('seasons.empty')} />
          ) : (
            <Stack as="ul" gap="sm" aria-label={t('seasons.title')}>
              {data.map((season) => (
                <li key={season.id}>
                  <SeasonCard season={season} onMove={() => ask({ season })} />
                </li>
              ))}
            </Stack>
          )
        }
      </Loaded>
      {dialog}
    </OpsPage>
  );
}

function SeasonCard({ season, onMove }: { season: Season; onMove: () => void }): ReactNode {
  const { kind, year, from, to } = season;
  const name = t('season.name', { kind: t(`season.kind.${kind}`), year: formatDigits(year) });
  return (
    <Card as="article" aria-label={name}>
      <Group justify="space-between">
        <Stack gap="2xs">
          <Text weight="medium">{name}</Text>
          <Text>{t('season.days', { from: formatDate(from), to: formatDate(to) })}</Text>
        </Stack>
        <Button size="sm" variant="default" icon="edit" aria-haspopup="dialog" onClick={onMove}>
          {t('season.move')}
        </Button>
      </Group>
    </Card>
  );
}
