import type { Opened } from './open-page.ts';
import type { Visit } from './visits.ts';

/** Opens so many pages at once. Those that are left for another app are one after the other: what they do is measured. */
export async function inLanes<T>(
  visits: readonly Visit[],
  lanes: number,
  open: (visit: Visit) => Promise<T>,
): Promise<T[]> {
  const alone = visits.filter(({ away }) => away !== undefined);
  const others = visits.filter(({ away }) => away === undefined);
  const results: T[] = [];
  const work = async (queue: Visit[]) => {
    for (let visit = queue.shift(); visit; visit = queue.shift()) results.push(await open(visit));
  };
  const first = work(alone).then(() => work(others));
  await Promise.all([first, ...Array.from({ length: lanes - 1 }, () => work(others))]);
  return results;
}

/** Opens pages that were too slow once more, each alone: on a busy machine many are. One that is so again is a fault,
 * and ends it. */
export async function withoutBusy(
  opened: readonly Opened[],
  open: (visit: Visit) => Promise<Opened>,
): Promise<Opened[]> {
  const results = [...opened];
  for (const [index, { visit, fault }] of opened.entries()) {
    if (!fault?.isTimed) continue;
    const again = await open(visit);
    results[index] = again;
    if (again.fault) break;
  }
  return results;
}
