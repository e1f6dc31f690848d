import type { LookupList } from '@porao/contracts';
import type { ReactNode } from 'react';
import { choiceFilter, type Filter, QueueFilters } from '../../common/queue/queue.filters.tsx';
import { listName, nameOf } from './lookup-lines.tsx';
import { states, useFound } from './lookups.queries.ts';
import { t } from './messages.ts';

interface LookupFiltersProps {
  list: LookupList;
  parent: LookupList | null;
}

/** Chooses the rows of a list that are shown. */
export function LookupFilters({ list, parent }: LookupFiltersProps): ReactNode {
  const state = choiceFilter(
    'state',
    t('lookup.state'),
    states,
    (value) => t(`lookup.state.${value}`),
    'all',
  );
  return parent ? (
    <BelowFilters parent={parent} state={state} />
  ) : (
    <QueueFilters key={list} search={t('lookup.search')} filters={[state]} />
  );
}

function BelowFilters({ parent, state }: { parent: LookupList; state: Filter }): ReactNode {
  return (
    <QueueFilters
      search={t('lookup.search')}
      filters={[state, { name: 'parent', label: listName(parent), options: useParents(parent) }]}
    />
  );
}

/** The rows that others are below; those of the same name are told apart by their own parent. */
export function useParents(parent: LookupList): { value: string; label: string }[] {
  const found = useFound(parent, '');
  return (found.data?.data ?? []).map((row) => ({
    value: String(row.id),
    label: row.parent ? `${nameOf(row)} (${nameOf(row.parent)})` : nameOf(row),
  }));
}
