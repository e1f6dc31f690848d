import type { SavedSearch } from '@porao/contracts';
import { noticeSettings } from '@porao/contracts/paths';
import { query, useQuery } from '@porao/platform';
import { LinkAnchor, LoadingState, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { TitledCard } from '../page/titled.card.tsx';
import { QueryState } from '../state/query-state.tsx';
import { t } from './alerts.text.ts';

interface SavedSearchesProps {
  words: (key: 'title' | 'text' | 'loading' | 'failed') => string;
  children: (searches: readonly SavedSearch[]) => ReactNode;
}

export function SavedSearches({ words, children }: SavedSearchesProps) {
  const searches = useQuery(query('GET /api/saved-searches'));
  return (
    <TitledCard
      title={words('title')}
      roomy
      beside={<LinkAnchor to={noticeSettings}>{t('channels')}</LinkAnchor>}
    >
      <Text tone="dim">{words('text')}</Text>
      <QueryState
        source={searches}
        skeleton={<LoadingState label={words('loading')} count={2} />}
        error={words('failed')}
      >
        {({ data }) => children(data)}
      </QueryState>
    </TitledCard>
  );
}
