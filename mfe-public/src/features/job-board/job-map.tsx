import { type BoardFilters, toBody } from '@porao/contracts/board-filters';
import { formatNumber, publicQuery, useQuery, useSearchParams } from '@porao/platform';
import { LoadingState, Stack, Text, Title } from '@porao/ui';
import { ClusterMap } from '@porao/ui/map';
import { useMemo, useState } from 'react';
import { t } from '../../common/messages.ts';
import { BoardEmpty, BoardFailed } from './board-states.tsx';
import { useBoardUrl } from './board-url.ts';
import type { ClearButtonProps } from './clear-button.tsx';
import { foundText, JobList, useBoard } from './job-list.tsx';
import { type Cell, cellIn, withCell } from './view.ts';

/** The board's result where it is, to about a kilometre; a place that is pressed lists its jobs below, and a map without
 * tiles all of them. */
export default function JobMap() {
  const { filters, isFiltered, ...clearing } = useBoardUrl();
  const [params, setParams] = useSearchParams();
  const { sort, ...body } = toBody(filters);
  const map = useQuery({
    ...publicQuery('POST /api/job-board/map', { body }),
    retry: false,
    networkMode: 'always',
  });
  const cells = useMemo(() => map.data?.data ?? [], [map.data]);
  const asked = useMemo(() => cellIn(params), [params]);
  const [isBare, setBare] = useState(false);
  const board = useBoard(toBody(filters));
  const open = asked && cells.some((cell) => isSame(cell, asked)) ? asked : null;

  if (map.isPending) return <LoadingState label={t('map.loading')} shape="detail" />;
  if (!map.data) return <BoardFailed source={map} />;
  if (cells.length === 0) return <BoardEmpty isFiltered={isFiltered} clearing={clearing} />;
  return (
    <Stack data-main-content>
      <ClusterMap
        points={cells}
        picked={open}
        onPick={(cell) =>
          setParams((now) => withCell(now, cell), { replace: true, preventScrollReset: true })
        }
        pointLabel={(count) => t('map.point', { count })}
        countText={formatNumber}
        label={t('map.label')}
        zoomInLabel={t('map.nearer')}
        zoomOutLabel={t('map.farther')}
        bareText={t('map.bare')}
        onBare={setBare}
      />
      <Text size="sm" tone="dim">
        {map.data.total_is_capped ? t('map.capped', { count: map.data.total }) : t('map.hint')}
      </Text>
      {open ? (
        <CellJobs
          key={`${open.latitude} ${open.longitude}`}
          filters={filters}
          cell={open}
          clearing={clearing}
        />
      ) : (
        isBare && <JobList board={board} isFiltered={isFiltered} clearing={clearing} />
      )}
    </Stack>
  );
}

const isSame = (a: Cell, b: Cell) => a.latitude === b.latitude && a.longitude === b.longitude;

/** Positions are centres of cells: so near to one there is no other. */
const withinCell = 0.1;

interface CellJobsProps extends Pick<ClearButtonProps, 'clearing'> {
  filters: BoardFilters;
  cell: Cell;
}

function CellJobs({ filters, cell: { latitude, longitude }, clearing }: CellJobsProps) {
  const body = toBody({ ...filters, place: null, sort: 'newest' });
  const board = useBoard({ ...body, latitude, longitude, distance: withinCell });
  return (
    <Stack as="section" aria-labelledby="cell-jobs">
      <Title order={2} size={3} id="cell-jobs" aria-live="polite">
        {t('map.here', { found: foundText(board) })}
      </Title>
      <JobList board={board} isFiltered={false} clearing={clearing} />
    </Stack>
  );
}
