import type { Page } from '@porao/contracts';
import { type QuerySource } from '@porao/features';
import { useSearchParams } from '@porao/platform';

export type Paged<Row> = QuerySource<Page<Row>> & { isPlaceholderData: boolean };

/** Keeps the shown page until the next one is there, so that nothing jumps. */
export const keepShown = { placeholderData: <Data>(shown: Data | undefined) => shown };

/** The page of a list, `?page=` of the address. */
export function usePage(): number {
  const page = Number(useSearchParams()[0].get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

/** The address of another page, with whatever else the address asks for. */
export function searchOf(params: URLSearchParams, page: number): { search: string } {
  const next = new URLSearchParams(params);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return { search: next.toString() };
}
