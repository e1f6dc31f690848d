import { hasUnsaved } from '@porao/platform/shell';
import { navigations } from '../layout/route-change.ts';
import type { Directory } from '../remotes/directory.ts';
import { fetchLive, type LiveReleases, toldRevision } from '../remotes/live-releases.ts';

/** Between two questions, in ms. */
const askEvery = 10_000;
/** Interval of a page that is open and visible, in ms. */
const askAlways = 10 * 60_000;
/** Between two questions that calls of the page are the cause of, in ms: they show that somebody uses it. */
const askOfCalls = 60_000;
/** Gateways see a change one after the other: an answer of one that is behind is asked for so often again. */
const mostBehind = 3;
/** After a revision was told, at random up to this time, so that the pages of a site do not all ask at once. */
const toldMs = 3_000;
/** After the last input a person counts as no longer typing. */
const typingMs = 5_000;

interface Options {
  directory: Pick<Directory, 'isLive' | 'made'>;
  /** The registry's revision that the page came with. */
  revision: number;
  offer: () => () => void;
  /** Answers false where nothing was taken back, or only a new load helps. */
  replace: (live: LiveReleases) => boolean;
  ask?: typeof fetchLive;
}

/** Offers a reload once something else is live than this page is made of, or has what was taken back replaced: asked on a
 * new page, on coming back, when the stream of notices tells of it and where there is none after calls; offered when
 * nobody types and no form or dialog is open. */
export function watchReleases({ directory, revision, offer, replace, ask = fetchLive }: Options): void {
  const started = Date.now();
  let known = revision;
  let behind = 0;
  let asked = 0;
  let typed = 0;
  let due: ReturnType<typeof setTimeout> | undefined;
  let waiting: ReturnType<typeof setInterval> | undefined;
  let shown: { live: string | undefined; takeBack: () => void } | undefined;
  document.addEventListener('input', () => {
    typed = Date.now();
  });

  const isCalm = () =>
    Date.now() - typed > typingMs && !hasUnsaved() && document.querySelector('[data-porao-overlay]') === null;

  async function look(every = askEvery): Promise<void> {
    if (document.visibilityState !== 'visible' || !navigator.onLine || Date.now() - asked < every) return;
    asked = Date.now();
    const live = await ask(directory.made());
    known = live?.revision ?? known;
    behind = known < (toldRevision.current() ?? 0) ? behind + 1 : 0;
    if (behind > 0 && behind <= mostBehind) hear();
    if (!live) return;
    clearInterval(waiting);
    if (replace(live)) return;
    if (directory.isLive(live)) {
      shown?.takeBack();
      shown = undefined;
      return;
    }
    if (shown && shown.live === live.site) return;
    const show = () => {
      if (!isCalm()) return;
      clearInterval(waiting);
      shown = { live: live.site, takeBack: offer() };
    };
    waiting = setInterval(show, 1000);
    show();
  }

  const isTold = () => ![undefined, known].includes(toldRevision.current());

  function hear(): void {
    if (isTold()) setTimeout(() => isTold() && void look(0), Math.random() * toldMs);
  }

  navigations.subscribe(() => void look());
  document.addEventListener('visibilitychange', () => {
    void look();
    // It may have been told while nobody looked.
    hear();
  });
  setInterval(() => void look(), askAlways);
  toldRevision.subscribe(hear);
  hear();
  afterCalls(() => {
    // The first calls are of a page that was just made.
    if (toldRevision.current() !== undefined || due || Date.now() - started < askEvery) return;
    const wait = Math.max(started, asked) + askOfCalls - Date.now();
    due = setTimeout(
      () => {
        due = undefined;
        void look(askOfCalls);
      },
      Math.max(0, wait),
    );
  });
}

/** Runs after calls of the page to the API. */
function afterCalls(run: () => void): void {
  const calls = `${location.origin}/api/`;
  new PerformanceObserver((list) => {
    if (list.getEntries().some(({ name }) => name.startsWith(calls))) run();
  }).observe({ type: 'resource' });
}
