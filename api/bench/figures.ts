/** By call: how often a second, and how that compares. */
export type Shares = Readonly<Record<string, Readonly<Record<string, number>>>>;
export type Latencies = Record<string, { p50: number; p95: number }>;
/** Milliseconds of the API's processor time for a request. */
export interface ProcessCosts {
  readonly ofOne: number;
  readonly ofTwo: number;
}
export interface SizeFigures {
  readonly jobs: number;
  readonly latencies: Latencies;
  readonly shares: Shares;
  /** Null without a database server. */
  readonly costs: ProcessCosts | null;
  readonly memory: { now: number; peak: number } | null;
}

/** The value below which `share` of the values are. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const round = (value: number) => Math.round(value * 100) / 100;
