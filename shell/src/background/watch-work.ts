import { reportId } from '../common/report.ts';
import { navigations } from '../layout/route-change.ts';
import { shownRegion } from '../remotes/region.tsx';

const lookMs = 1000;
/** Looks in a row in which the page had no moment of rest, or changed all the time, until its region is taken down. */
const mostLooks = 8;
/** Changes of the page a second; an animation that sets state in each frame makes 120. */
const mostChanges = 250;
/** Tasks of this long within that time leave nothing for anybody, in ms. */
const longTasks = { sum: 15_000, within: 20_000 };

/** Calls back when the page has nothing to do, or after the given time; absent in Safari. */
type WhenIdle = (
  call: (deadline: { readonly didTimeout: boolean }) => void,
  options: { timeout: number },
) => void;

interface Options {
  readonly stop?: (error: Error) => void;
  readonly whenIdle?: WhenIdle | undefined;
}

/** Takes the region down that renders without an end or holds the page by its tasks: the rest of the page stays usable. */
export function watchWork({ stop = stopRegion, whenIdle = window.requestIdleCallback }: Options = {}): void {
  let looks = 0;
  let changes = 0;
  const end = (words: string) => {
    looks = 0;
    stop(new Error(`Stopped: ${words}`));
  };
  new MutationObserver(() => {
    changes += 1;
  }).observe(document.body, { subtree: true, childList: true, characterData: true });

  const look = (hadNoRest: boolean, seconds: number) => {
    const perSecond = Math.round(changes / seconds);
    changes = 0;
    const isBusy = !document.hidden && (hadNoRest || perSecond > mostChanges);
    looks = isBusy ? looks + 1 : 0;
    if (looks === mostLooks) end(`no rest for ${mostLooks} s, ${perSecond} changes a second`);
    wait();
  };
  // Two looks that follow each other leave no time in which a rest would be missed.
  const wait = () =>
    setTimeout(
      () => {
        const since = performance.now();
        const seconds = () => Math.max(lookMs, performance.now() - since) / 1000;
        changes = 0;
        if (whenIdle) whenIdle(({ didTimeout }) => look(didTimeout, seconds()), { timeout: lookMs });
        else setTimeout(() => look(false, seconds()), lookMs);
      },
      looks > 0 ? 0 : lookMs,
    );
  wait();
  // The next page begins again.
  navigations.subscribe(() => {
    looks = 0;
  });
  watchLongTasks(end);
}

function watchLongTasks(end: (words: string) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return;
  let tasks: PerformanceEntry[] = [];
  new PerformanceObserver((list) => {
    const from = performance.now() - longTasks.within;
    tasks = [...tasks, ...list.getEntries()].filter(({ startTime }) => startTime >= from);
    const sum = tasks.reduce((total, { duration }) => total + duration, 0);
    if (sum < longTasks.sum || document.hidden) return;
    tasks = [];
    end(`tasks of ${Math.round(sum / 1000)} s within ${longTasks.within / 1000} s`);
  }).observe({ type: 'longtask' });
}

/** As if the region had thrown: it shows what happened and offers a retry, and the report names its release. */
function stopRegion(error: Error): void {
  const region = shownRegion.current;
  region?.setState({ id: reportId() }, () => region.componentDidCatch(error));
}
