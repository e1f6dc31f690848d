import {
  type BoardFilters,
  boardParams,
  listsParam,
  readFilters,
  toBody,
  writeFilters,
} from '@porao/contracts/board-filters';

const views = ['list', 'map', 'filters', 'alert'] as const;
export type BoardView = (typeof views)[number];

/** Parts of the query that are no filters: how the result is shown, and the cell of the map that is open. */
const viewKey = 'view';
const cellKey = 'cell';
const pageKey = 'page';

export const viewIn = (params: URLSearchParams): BoardView =>
  views.find((view) => view === params.get(viewKey)) ?? 'list';

/** Further pages have no address; the API has one more. */
export const lastPage = 999;

/** The page with which the list begins; what is not understood is the first. */
export function pageIn(params: URLSearchParams): number {
  const text = params.get(pageKey) ?? '';
  return /^[1-9]\d*$/.test(text) && Number(text) <= lastPage ? Number(text) : 1;
}

/** The body of the call for the list of these filters, from a page on. */
export const boardBody = (filters: BoardFilters, page: number) => ({
  ...toBody(filters),
  ...(page > 1 && { page }),
});

const formParams = [...boardParams, listsParam];

/** The parameters of an address as scripts write them, without those of fields that a form sent empty. */
export function tidied(params: URLSearchParams): URLSearchParams {
  const next = writeFilters(readFilters(params));
  for (const [name, value] of params) if (!formParams.includes(name)) next.append(name, value);
  return next;
}

/** The query of the same list from another page on. */
export function atPage(search: string, page: number): string {
  const params = tidied(new URLSearchParams(search));
  if (page > 1) params.set(pageKey, String(page));
  else params.delete(pageKey);
  return `?${params}`;
}

/** Centre of a cell, in degrees. */
export interface Cell {
  latitude: number;
  longitude: number;
}

/** The open cell of the map; null for none or one that is not understood. */
export function cellIn(params: URLSearchParams): Cell | null {
  const match = /^(-?\d{1,2}\.\d{1,6}),(-?\d{1,3}\.\d{1,6})$/.exec(params.get(cellKey) ?? '');
  const [latitude, longitude] = [Number(match?.[1]), Number(match?.[2])];
  return match && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** The query of the same board in a view, which begins with the first page; no cell is open in a new one. */
export function inView(search: string, view: BoardView): string {
  const params = tidied(new URLSearchParams(search));
  for (const name of [viewKey, cellKey, pageKey]) params.delete(name);
  if (view !== 'list') params.set(viewKey, view);
  return `?${params}`;
}

export function withCell(params: URLSearchParams, { latitude, longitude }: Cell): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set(cellKey, `${latitude},${longitude}`);
  return next;
}
