import type { PageData } from '@porao/contracts';
import { hasUnsaved } from '@porao/platform/shell';
import { navigations } from '../layout/route-change.ts';
import { fetchLive, isOutdated, type LiveReleases } from '../remotes/live-releases.ts';

/** Between two questions, in ms. */
const askEvery = 10_000;
/** Interval of a page that is open and visible, in ms. */
const askAlways = 10 * 60_000;
/** After the last input a person counts as no longer typing. */
const typingMs = 5_000;

interface Options {
  page: PageData;
  offer: () => () => void;
  ask?: () => Promise<LiveReleases | null>;
}

/** Offers a reload once something else is live than this page is made of: asked on a new page and on coming back, offered
 * when nobody types and no form or dialog is open. */
export function watchReleases({ page, offer, ask = fetchLive }: Options): void {
  let asked = 0;
  let typed = 0;
  let waiting: ReturnType<typeof setInterval> | undefined;
  let shown: { live: string | undefined; takeBack: () => void } | undefined;
  document.addEventListener('input', () => {
    typed = Date.now();
  });

  const isCalm = () =>
    Date.now() - typed > typingMs && !hasUnsaved() && document.querySelector('[data-porao-overlay]') === null;

  async function look(): Promise<void> {
    if (document.visibilityState !== 'visible' || !navigator.onLine || Date.now() - asked < askEvery) return;
    asked = Date.now();
    const live = await ask();
    if (!live) return;
    clearInterval(waiting);
    if (!isOutdated(page, live)) {
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

  navigations.subscribe(() => void look());
  document.addEventListener('visibilitychange', () => void look());
  setInterval(() => void look(), askAlways);
}
