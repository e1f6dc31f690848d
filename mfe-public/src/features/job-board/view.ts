export type BoardView = 'list' | 'map';

/** Parts of the query that are no filters: how the result is shown, and the cell of the map that is open. */
const viewKey = 'view';
const cellKey = 'cell';

export const viewIn = (params: URLSearchParams): BoardView =>
  params.get(viewKey) === 'map' ? 'map' : 'list';

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

/** The query of the same board in a view; no cell is open in a new one. */
export function inView(search: string, view: BoardView): string {
  const params = new URLSearchParams(search);
  params.delete(cellKey);
  if (view === 'map') params.set(viewKey, 'map');
  else params.delete(viewKey);
  return `?${params}`;
}

export function withCell(params: URLSearchParams, { latitude, longitude }: Cell): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set(cellKey, `${latitude},${longitude}`);
  return next;
}
