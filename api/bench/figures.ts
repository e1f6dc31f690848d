export type Loads = Readonly<Record<string, Readonly<Record<string, number>>>>;
export type Latencies = Record<string, { p50: number; p95: number }>;
export interface SizeFigures {
  readonly jobs: number;
  readonly latencies: Latencies;
  readonly loads: Loads;
  readonly memory: { now: number; peak: number } | null;
}

/** The value below which `share` of the values are. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const round = (value: number) => Math.round(value * 100) / 100;
