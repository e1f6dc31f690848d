import { type BoardFilters, hasFilters, toSearch } from '@porao/contracts/board-filters';
import { chipsOf } from './active-filters.tsx';
import { useSubjectNames } from './lookups.query.ts';
import type { AlertSearch } from './phone-alert.form.tsx';

/** The filters as a search to be told of, and the name that they suggest. */
export function useAlertSearch(filters: BoardFilters): AlertSearch {
  const labels = chipsOf(filters, useSubjectNames(filters)).map(({ label }) => label);
  return { board: hasFilters(filters) ? toSearch(filters) : null, name: labels.join(', ') };
}
