import { browserStorage, ownPrefix } from '@porao/platform';

export interface Position {
  latitude: number;
  longitude: number;
}

const key = `${ownPrefix}live-position`;
/** Milliseconds that the last position is kept (TUT-142, OQ-137). */
const keptFor = 30 * 24 * 3600 * 1000;
/** Metres of movement that cause an update (TUT-142). */
const worth = 100;

/** The position last sent from this browser, for at most 30 days. */
export function lastPosition(now: number): Position | null {
  const kept = browserStorage.getJson(key) as (Position & { time: number }) | null;
  if (kept && now - kept.time < keptFor) return kept;
  browserStorage.remove(key);
  return null;
}

export function keepPosition({ latitude, longitude }: Position, now: number): void {
  browserStorage.set(key, JSON.stringify({ latitude, longitude, time: now }));
}

/** Metres between two positions. */
export function metresBetween(a: Position, b: Position): number {
  const rad = Math.PI / 180;
  const half = (from: number, to: number) => Math.sin(((to - from) * rad) / 2) ** 2;
  const across = Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad);
  return (
    12_742_000 * Math.asin(Math.sqrt(half(a.latitude, b.latitude) + across * half(a.longitude, b.longitude)))
  );
}

/** Returns whether a position is far enough from the last one to be sent. */
export const hasMoved = (last: Position | null, next: Position): boolean =>
  last === null || metresBetween(last, next) >= worth;
