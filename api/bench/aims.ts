import { type Aim, atMost } from './aim.ts';
import { cursorPage, oneJob, radiusPage } from './cases.ts';
import type { SizeFigures } from './figures.ts';

/** The aims of the largest size measured, and of the growth of a tenfold. */
export function compare(figures: readonly SizeFigures[], isEmbedded: boolean): Aim[] {
  const largest = figures.at(-1);
  if (!largest) return [];
  const { latencies, jobs, loads, memory } = largest;
  const aims: Aim[] = [];
  const tenth = figures.find((one) => one.jobs * 10 === jobs)?.latencies;
  for (const [name, limit] of [
    [radiusPage, 1.5],
    [cursorPage, 1.2],
  ] as const) {
    const [before, after] = [tenth?.[name]?.p50, latencies[name]?.p50];
    if (before && after)
      aims.push(atMost(`growth of "${name}" to ten times the jobs`, limit, after / before));
  }
  if (isEmbedded) {
    for (const [call, figure] of Object.entries(loads))
      aims.push(atMost(`p99 to p50 at 32 clients: ${call}`, 5, figure['p99 to p50'] ?? Number.NaN));
    return aims;
  }
  const withTwo = loads[oneJob]?.['cost with two'] ?? Number.NaN;
  aims.push(atMost('processor time with two processes to one', 1.15, withTwo));
  // An embedded database runs in the same process.
  if (memory) aims.push(atMost('megabytes of the API process', 250, memory.peak));
  return aims;
}
