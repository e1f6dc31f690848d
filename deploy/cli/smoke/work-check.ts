import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import { type HeapSession, leakOf, sampleHeap } from './heap.ts';

/** Commits of React a second, beyond those of an animation that sets state in each frame; fewer in all are the parts of a
 * page that come one by one. */
const mostCommits = { perSecond: 90, inAll: 100 };
/** A task of so many ms holds the page; the first ones on a slow machine are shorter. */
const longestTaskMs = 2000;
/** Tasks that take more of the time than this leave none for anybody. */
const mostBusy = { share: 0.8, forSeconds: 4 };
/** The heap is watched for this long at least, as what is loaded late looks like growth. */
const heapMs = 5000;

/** Counts in a page since its start. */
export interface Work {
  readonly commits: number;
  /** The longest task in ms. */
  readonly longest: number;
  /** The sum of all long tasks in ms. */
  readonly busy: number;
  /** The page's clock in ms. */
  readonly at: number;
}

const name = 'poraoWork';

/** Runs in the page before its scripts: React tells each commit to the hook of its developer tools, where one is. */
export const pageScript = `(() => {
  const work = { commits: 0, longest: 0, busy: 0 };
  Object.defineProperty(window, '${name}', { value: () => ({ ...work, at: performance.now() }) });
  Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    value: {
      renderers: new Map(),
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot() { work.commits += 1; },
      onCommitFiberUnmount() {},
    },
  });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      work.longest = Math.max(work.longest, duration);
      work.busy += duration;
    }
  }).observe({ type: 'longtask', buffered: true });
})();`;

/** Has the pages of a context count their work; before the snapshot of what they share, as it adds to that. */
export const countWork = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({ content: pageScript });

type Watched = Pick<Page, 'evaluate'>;

/** Watches a page that is mounted for so many ms, and says where it works without an end or its heap grows. */
export async function workFault(
  page: Watched,
  ms: number,
  openSession: () => Promise<HeapSession>,
): Promise<string | undefined> {
  // A page that leads to another document begins again there.
  const read = () => page.evaluate<Work>(`${name}()`).catch(() => undefined);
  const before = await read();
  if (ms < heapMs) {
    await sleep(ms);
    return endlessOf(before, await read());
  }
  const heap = await sampleHeap(await openSession(), ms);
  return endlessOf(before, await read()) ?? leakOf(heap);
}

export function endlessOf(before: Work | undefined, after: Work | undefined): string | undefined {
  if (!before || !after || after.at <= before.at) return undefined;
  if (after.longest >= longestTaskMs)
    return `holds the page for ${(after.longest / 1000).toFixed(1)} s in one task`;
  const seconds = (after.at - before.at) / 1000;
  const busy = (after.busy - before.busy) / 1000;
  if (seconds >= mostBusy.forSeconds && busy > seconds * mostBusy.share)
    return `holds the page by tasks for ${busy.toFixed(1)} of ${seconds.toFixed(1)} s`;
  const commits = after.commits - before.commits;
  const perSecond = Math.round(commits / seconds);
  if (perSecond <= mostCommits.perSecond || commits <= mostCommits.inAll) return undefined;
  return `renders without an end: ${perSecond} commits a second while nobody does anything`;
}
