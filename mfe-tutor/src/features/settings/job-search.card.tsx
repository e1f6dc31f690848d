import type { SavedSearch } from '@porao/contracts';
import { alertFrequencies } from '@porao/contracts/constants';
import { boardPath, FeedPart, type SearchCalls, SearchCard } from '@porao/features';
import { call } from '@porao/platform';
import type { ReactNode } from 'react';
import { t } from './alerts.text.ts';

export const jobSearches = {
  list: 'GET /api/saved-searches',
  change: (id, body) => call('PUT /api/saved-searches/:id', { params: { id }, body }),
  remove: (id) => call('DELETE /api/saved-searches/:id', { params: { id } }),
} as const satisfies SearchCalls;

/** A saved search for jobs. The one by profile is no set of the board's filters, and a switch pauses it. */
export function JobSearchCard({ search }: { search: SavedSearch }): ReactNode {
  const { name, board, feed } = search;
  return (
    <SearchCard
      search={search}
      calls={jobSearches}
      frequencies={alertFrequencies}
      deleteText={t('deleteText', { name })}
      link={board ? { to: boardPath(board), label: t('openShort'), name: t('open', { name }) } : undefined}
      canPause={board !== null}
    >
      <FeedPart path={feed} />
    </SearchCard>
  );
}
