import { isHidden, useActs } from '../acts/acts.list.ts';
import type { RowId } from './roving-focus.ts';

/** The rows of each queue as they were last shown, by the path of the list. */
const orders = new Map<string, { rows: readonly { id: RowId; subject: string }[]; search: string }>();

export function rememberOrder(
  list: string,
  rows: readonly { id: RowId; subject: string }[],
  search: string,
): void {
  orders.set(list, { rows, search });
}

export interface Neighbours {
  previous: RowId | undefined;
  next: RowId | undefined;
  /** The list with the filters that it was last shown with. */
  list: string;
}

/** Returns the rows before and after a row in its queue, without those that are gone by an act. */
export function useNeighbours(list: string, id: number): Neighbours {
  const acts = useActs();
  const { rows, search } = orders.get(list) ?? { rows: [], search: '' };
  const place = rows.findIndex((row) => row.id === id);
  const isThere = (row: { subject: string }) => !isHidden(acts, row.subject);
  return {
    previous: rows.slice(0, Math.max(0, place)).findLast(isThere)?.id,
    next: place < 0 ? undefined : rows.slice(place + 1).find(isThere)?.id,
    list: list + search,
  };
}
