import { median } from './measure.ts';

/** A ratio of medians, and what 95 % of resampled runs gave (bootstrap). */
export interface Interval {
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

const samples = 1000;

export function intervalOf(values: readonly number[], others: readonly number[]): Interval {
  const drawn = Array.from({ length: samples }, () => median(resampled(values)) / median(resampled(others)));
  drawn.sort((a, b) => a - b);
  const at = (share: number) => drawn[Math.round(share * (samples - 1))] ?? Number.NaN;
  return { ratio: median(values) / median(others), low: at(0.025), high: at(0.975) };
}

export const textOf = ({ ratio, low, high }: Interval): string =>
  `${ratio.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;

const resampled = (values: readonly number[]): number[] =>
  values.map(() => values[Math.floor(Math.random() * values.length)] ?? Number.NaN);
