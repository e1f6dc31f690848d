import type { SavedSearch } from '@porao/contracts';
import { writeFilters } from '@porao/contracts/board-filters';
import { jobAlerts, jobBoard } from '@porao/contracts/paths';
import { filtersOf } from '@porao/contracts/saved-board';
import { CardState } from '@porao/features';
import { query, useOnline, useQuery } from '@porao/platform';
import { Card, Group, LinkAnchor, LinkButton, Stack, Text, Title } from '@porao/ui';
import { t } from './saved-searches.text.ts';

/** So many fit into the height of the slot. */
const most = 3;

/** A card on the tutor's dashboard: what came for the saved searches, and the board with the filters of each. */
export default function SavedSearchesCard() {
  const searches = useQuery(query('GET /api/saved-searches'));
  const online = useOnline();
  const isWaiting = searches.data === undefined && (!online || searches.fetchStatus === 'paused');
  return (
    <Card as="section">
      <Stack gap="sm">
        <Title order={2} size={4}>
          {t('title')}
        </Title>
        {isWaiting ? (
          <Text tone="dim">{t('offline')}</Text>
        ) : (
          <CardState source={searches}>
            {({ data }) => <Searches searches={data.filter(isForJobs)} />}
          </CardState>
        )}
      </Stack>
    </Card>
  );
}

const isForJobs = ({ request_id }: SavedSearch): boolean => request_id === null;

function Searches({ searches }: { searches: readonly SavedSearch[] }) {
  if (searches.length === 0)
    return (
      <>
        <Text>{t('empty')}</Text>
        <LinkButton to={jobBoard} variant="light">
          {t('board')}
        </LinkButton>
      </>
    );
  const shown = searches.toSorted((a, b) => b.told - a.told).slice(0, most);
  return (
    <>
      <Stack as="ul" gap="xs" aria-label={t('list')}>
        {shown.map((search) => (
          <li key={search.id}>
            <Search search={search} />
          </li>
        ))}
      </Stack>
      <LinkAnchor to={jobAlerts}>{t('all')}</LinkAnchor>
    </>
  );
}

function Search({ search }: { search: SavedSearch }) {
  const { name, board, told, paused } = search;
  return (
    <Group justify="space-between" gap="2xs">
      <Text as="span" lines={1} title={name}>
        {board ? <LinkAnchor to={boardPath(board)}>{name}</LinkAnchor> : name}
      </Text>
      <Text as="span" size="sm" tone="dim">
        {paused ? t('paused') : t('told', { count: told })}
      </Text>
    </Group>
  );
}

function boardPath(board: NonNullable<SavedSearch['board']>): string {
  const params = writeFilters(filtersOf(board));
  return params.size > 0 ? `${jobBoard}?${params}` : jobBoard;
}
