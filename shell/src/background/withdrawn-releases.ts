import type { PageData, PageRemote, SiteRoutes } from '@porao/contracts';
import { regionAttribute } from '@porao/contracts/page';
import { endListeners, isUnsavedLost } from '@porao/platform/shell';
import { flushSync } from 'react-dom';
import { whenContentReady } from '../boot/server-view.ts';
import {
  type Directory,
  describedIn,
  ownerMatcher,
  readRemoteAt,
  readRoutesAt,
} from '../remotes/directory.ts';
import { preloadPage } from '../remotes/intent.ts';
import type { LiveReleases } from '../remotes/live-releases.ts';
import { loadOther, type OtherRelease } from '../remotes/loader.ts';
import { watchHands } from './hands.ts';
import { keepPlace } from './kept-place.ts';

/** Between two looks at whether somebody is in the way, in ms. */
const lookMs = 500;
/** After a load that failed, in ms. */
const retryMs = 10_000;
/** A page is changed once in this time, in ms. */
const pauseMs = 60_000;

/** Is what the page becomes. */
interface Loaded {
  others: readonly OtherRelease[];
  routes: SiteRoutes;
}

interface Options {
  page: PageData;
  directory: Pick<Directory, 'at' | 'remoteOf' | 'replace'>;
  /** Something that was sent waits for its answer. */
  isSending: () => boolean;
  say: () => void;
}

/** Has the page show the live releases in place of those that were taken back, at a moment in which nobody loses
 * anything. The returned function answers false where only a new load can do that. */
export function replaceWithdrawn({ page, directory, isSending, say }: Options) {
  const isInHand = watchHands();
  let timer: ReturnType<typeof setInterval> | undefined;
  let last = '';
  let notBefore = 0;

  const isCalm = () =>
    !isInHand() &&
    !isSending() &&
    !isUnsavedLost() &&
    document.querySelector('[data-porao-overlay]') === null &&
    ![...document.querySelectorAll<HTMLInputElement>('input[type=file]')].some(({ files }) => files?.length);

  /** A page that is shown and gone by now stays until it is left. */
  const hasPage = ({ routes }: Loaded) => {
    const shown = directory.at(location.pathname);
    return typeof shown === 'string' || ownerMatcher(routes)(location.pathname)?.name === shown.remote.name;
  };

  async function loadAll(site: string, names: readonly string[]): Promise<Loaded> {
    const routes = await readRoutesAt(site);
    const described = describedIn(routes);
    const loads = names.map(async (name) => {
      const before = directory.remoteOf(name);
      return before && loadOther(await readRemoteAt(described[name] ?? `${site}${name}.json`), before);
    });
    const others = await Promise.all(loads);
    return { routes, others: others.filter((other) => other !== undefined) };
  }

  async function loadPages(others: readonly OtherRelease[]): Promise<void> {
    const { pathname } = location;
    await Promise.all(others.map(async ({ exposed }) => exposed && preloadPage(exposed, pathname)));
  }

  async function show({ others, routes }: Loaded, site: string): Promise<void> {
    const isSeen = others.some(
      ({ before: { name } }) => document.querySelector(`[${regionAttribute}="${name}"]`) !== null,
    );
    const content = document.getElementById('content');
    const putBack = content && keepPlace(content);
    // In one task: no paint has parts of two releases of an app.
    flushSync(() => {
      for (const { use } of others) use();
      directory.replace(
        others.map(({ remote }) => remote),
        site,
        routes,
      );
    });
    for (const { before, remote } of others) {
      endListeners(`${before.name}/${before.release}`);
      removeElements(before, remote);
    }
    await whenContentReady(document.body);
    await putBack?.();
    if (isSeen) say();
  }

  return (live: LiveReleases): boolean => {
    const { site, withdrawn = [], releases = {} } = live;
    const heard = [site, releases['shell'], ...withdrawn].join(' ');
    // A release that waits is loaded once, however often it is heard of.
    if (timer !== undefined && heard === last) return true;
    clearInterval(timer);
    timer = undefined;
    last = heard;
    // Remotes are made for the live shell.
    const isOfShell = releases['shell'] === page.shell.release;
    if (site === undefined || withdrawn.length === 0 || !isOfShell) return false;
    let loading: Promise<Loaded> | undefined;
    let isTrying = false;
    const own = setInterval(() => void attempt(), lookMs);
    timer = own;

    async function tryOnce(address: string): Promise<void> {
      loading ??= loadAll(address, withdrawn);
      const loaded = await loading;
      if (!isCalm() || !hasPage(loaded)) return;
      await loadPages(loaded.others);
      // Something that was pressed meanwhile comes first.
      if (!isCalm() || timer !== own) return;
      clearInterval(own);
      timer = undefined;
      notBefore = Date.now() + pauseMs;
      await show(loaded, address);
    }

    async function attempt(): Promise<void> {
      if (isTrying || Date.now() < notBefore || site === undefined) return;
      isTrying = true;
      await tryOnce(site).catch((error: unknown) => {
        console.warn('The live releases cannot be loaded:', error);
        loading = undefined;
        notBefore = Math.max(notBefore, Date.now() + retryMs);
      });
      isTrying = false;
    }

    return true;
  };
}

type LoadedElement = HTMLLinkElement | HTMLScriptElement | HTMLStyleElement;

/** Removes scripts, styles and preloads of a release that the one in its place does not have. */
function removeElements({ name, base }: PageRemote, { base: kept, integrity }: PageRemote): void {
  const start = new URL(base, location.href).href;
  const styles = `style[data-app="${name}"]`;
  for (const element of document.querySelectorAll<LoadedElement>(`link, script[src], ${styles}`)) {
    const address =
      'href' in element ? element.href : 'src' in element ? element.src : start + element.dataset['href'];
    const isShared = base === kept && Object.hasOwn(integrity, address.slice(start.length));
    if (address.startsWith(start) && !isShared) element.remove();
  }
}
