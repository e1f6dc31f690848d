import { cursorPage, fiveFilters, oneJob, radiusPage } from './cases.ts';
import { round, type SizeFigures } from './figures.ts';

export interface Aim {
  readonly aim: string;
  readonly limit: number;
  readonly measured: number;
  readonly met: boolean;
}

const atMost = (aim: string, limit: number, measured: number): Aim => ({
  aim,
  limit,
  measured: round(measured),
  met: measured <= limit,
});

/** The aims of the largest size measured, and of the growth of a tenfold. */
export function compare(figures: readonly SizeFigures[]): Aim[] {
  const largest = figures.at(-1);
  if (!largest) return [];
  const { latencies, jobs, boardsPerSecond, rawPerSecond, memory } = largest;
  const reading = latencies[oneJob]?.p95 ?? Number.NaN;
  const aims = Object.entries(latencies)
    .filter(([name]) => name !== oneJob)
    .map(([name, { p95 }]) =>
      atMost(`p95 of "${name}" to that of one job`, name === fiveFilters ? 12 : 3, p95 / reading),
    );
  const tenth = figures.find((one) => one.jobs * 10 === jobs)?.latencies;
  for (const [name, limit] of [
    [radiusPage, 1.5],
    [cursorPage, 1.2],
  ] as const) {
    const [before, after] = [tenth?.[name]?.p50, latencies[name]?.p50];
    if (before && after)
      aims.push(atMost(`growth of "${name}" to ten times the jobs`, limit, after / before));
  }
  if (rawPerSecond !== null) {
    const share = boardsPerSecond / rawPerSecond;
    aims.push({
      aim: 'boards a second to raw statements, at least',
      limit: 0.6,
      measured: round(share),
      met: share >= 0.6,
    });
  }
  // An embedded database runs in the same process.
  if (memory && rawPerSecond !== null) aims.push(atMost('megabytes of the API process', 250, memory.peak));
  return aims;
}
