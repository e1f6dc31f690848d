import { useSearchParams } from '@porao/platform';

/** The page of a list, `?page=` of the address. */
export const usePage = (): number => readPage(useSearchParams()[0]);

function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

/** The address of another page, with whatever else the address asks for. */
export function searchOf(params: URLSearchParams, page: number): { search: string } {
  const next = new URLSearchParams(params);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return { search: next.toString() };
}
