import { slotAttribute } from '@porao/contracts/page';
import { reportId } from '../common/report.ts';
import { navigations } from '../layout/route-change.ts';
import { shownContents, shownRegion } from '../remotes/region.tsx';

const lookMs = 1000;
/** Looks in a row in which the page had no moment of rest, or changed all the time, until its region is taken down. */
const mostLooks = 8;
/** Changes of the page a second; an animation that sets state in each frame makes 120. */
const mostChanges = 250;
/** With fewer than these in all it is not known where the work is. */
const fewestChanges = 100;
/** Tasks of this long within that time leave nothing for anybody, in ms. */
const longTasks = { sum: 15_000, within: 20_000 };

/** Calls back when the page has nothing to do, or after the given time; absent in Safari. */
type WhenIdle = (
  call: (deadline: { readonly didTimeout: boolean }) => void,
  options: { timeout: number },
) => void;

interface Options {
  /** The app is that of a slot's content, where its changes are most. */
  readonly stop?: (error: Error, app: string | undefined) => void;
  readonly whenIdle?: WhenIdle | undefined;
}

/** Takes the region down that renders without an end or holds the page by its tasks, the content of a slot where it is
 * that which changes: the rest of the page stays usable. */
export function watchWork({ stop = stopRegion, whenIdle = window.requestIdleCallback }: Options = {}): void {
  let looks = 0;
  let changes = 0;
  /** Counts them since the last moment of rest, by the app of the slot's content in which they are. */
  const changed = new Map<string | undefined, number>();
  const end = (words: string) => {
    looks = 0;
    const [[app, count] = [undefined, 0]] = [...changed].sort(([, one], [, other]) => other - one);
    stop(new Error(`Stopped: ${words}`), count < fewestChanges ? undefined : app);
    changed.clear();
  };
  new MutationObserver(([record]) => {
    changes += 1;
    const app = slotOf(record?.target);
    changed.set(app, (changed.get(app) ?? 0) + 1);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });

  const look = (hadNoRest: boolean, seconds: number) => {
    const perSecond = Math.round(changes / seconds);
    changes = 0;
    const isBusy = !document.hidden && (hadNoRest || perSecond > mostChanges);
    looks = isBusy ? looks + 1 : 0;
    if (!isBusy) changed.clear();
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

function slotOf(target: Node | undefined): string | undefined {
  const element = target instanceof Element ? target : target?.parentElement;
  return element?.closest<HTMLElement>(`[${slotAttribute}]`)?.dataset['region'];
}

/** As if the region had thrown: it shows what happened and offers a retry, and the report names its release. */
function stopRegion(error: Error, app: string | undefined): void {
  const content = [...shownContents].find(({ props }) => props.app.name === app);
  const region = content ?? shownRegion.current;
  region?.setState({ id: reportId() }, () => region.componentDidCatch(error));
}
