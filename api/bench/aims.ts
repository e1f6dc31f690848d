import { type Aim, atLeast, atMost } from './aim.ts';
import { allBoards } from './calls.ts';
import { cursorPage, oneJob, radiusPage } from './cases.ts';
import type { SizeFigures } from './figures.ts';

/** The aims of the largest size measured, and of the growth of a tenfold. */
export function compare(figures: readonly SizeFigures[]): Aim[] {
  const largest = figures.at(-1);
  if (!largest) return [];
  const { latencies, jobs, shares, costs, memory } = largest;
  const aims: Aim[] = [];
  for (const [call, { share, times, ...figure }] of Object.entries(shares)) {
    if (share !== undefined)
      aims.push(atLeast(`share of bare statements: ${call}`, call === allBoards ? 0.8 : 0.5, share));
    else aims.push(atMost(`p99 to p50 at 32 clients: ${call}`, 5, figure['p99 to p50'] ?? Number.NaN));
    if (times !== undefined && call === oneJob)
      aims.push(atLeast(`times the other commit: ${call}`, 4, times));
  }
  const tenth = figures.find((one) => one.jobs * 10 === jobs)?.latencies;
  for (const [name, limit] of [
    [radiusPage, 1.5],
    [cursorPage, 1.2],
  ] as const) {
    const [before, after] = [tenth?.[name]?.p50, latencies[name]?.p50];
    if (before && after)
      aims.push(atMost(`growth of "${name}" to ten times the jobs`, limit, after / before));
  }
  if (costs) aims.push(atMost('processor time with two processes to one', 1.15, costs.ofTwo / costs.ofOne));
  // An embedded database runs in the same process.
  if (memory && costs) aims.push(atMost('megabytes of the API process', 250, memory.peak));
  return aims;
}
