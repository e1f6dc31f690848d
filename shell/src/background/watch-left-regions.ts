import { releasesIn } from '@porao/contracts/page';
import {
  type Heard,
  isExpected,
  type RealmChange,
  type Snapshot,
  watchRealm,
  wordsOf,
} from '@porao/contracts/realm';
import { siteConfig } from '@porao/platform';
import { report } from '../common/report.ts';
import { navigations } from '../layout/route-change.ts';
import type { Directory } from '../remotes/directory.ts';

/** Dialogs and transitions end after their page, in ms. */
const waitMs = 1000;
const mostNamed = 5;

interface App {
  readonly name: string;
  readonly release: string;
}

/** These are the language's; extensions put theirs in the place of many of the browser's, before any page runs. */
const ofLanguage =
  /^(?:Array|Date|Function|JSON|Map|Math|Number|Object|Promise|Reflect|RegExp|Set|String|Symbol)(?:\.prototype)?$/;

const isNative = (value: () => unknown): boolean =>
  /\{\s*\[native code\]\s*\}$/.test(Function.prototype.toString.call(value));

/** Each time the region of a remote is left, looks at what all apps share, and reports what that remote left changed. The
 * first remote ran before: what it put in the place of a built-in of the language counts as changed since. */
export function watchLeftRegions(
  { directory }: { directory: Pick<Directory, 'at'> },
  isBuiltIn = isNative,
): void {
  const realm = watchRealm();
  realm.watchElements();
  const takeFirst = (worker?: boolean): Snapshot => {
    const snapshot = realm.take(worker);
    for (const owner in snapshot) {
      if (!ofLanguage.test(owner)) continue;
      const values = snapshot[owner] as Record<string, unknown>;
      for (const key in values)
        if (typeof values[key] === 'function' && !isBuiltIn(values[key] as () => unknown))
          values[key] = undefined;
    }
    return snapshot;
  };
  let before = takeFirst();
  let shown = location.pathname;
  const appAt = (pathname: string): App | undefined => {
    const found = directory.at(pathname);
    return typeof found === 'string' ? undefined : found.remote;
  };
  const look = async (left: App) => {
    const now = realm.take(await hasWorker());
    const changes = realm.compare(before, now);
    before = now;
    for (const { name, release, words } of byApp(changes, left)) {
      const named = words.slice(0, mostNamed).join(', ');
      const more = words.length > mostNamed ? ` and ${words.length - mostNamed} more` : '';
      report({ kind: 'leftover', app: name, release, error: new Error(named + more) });
    }
  };
  // Without it, the first look would find the worker added.
  void hasWorker().then((worker) => {
    before = takeFirst(worker);
  });
  navigations.subscribe(() => {
    const left = appAt(shown);
    shown = location.pathname;
    if (left && left.name !== appAt(shown)?.name) setTimeout(() => void look(left).catch(() => {}), waitMs);
  });
}

async function hasWorker(): Promise<boolean> {
  // The shell removes its worker where the site has none.
  if (!siteConfig().offline) return false;
  const found = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  return found !== undefined;
}

/** A listener is of the release whose file is nearest to where it was added; all else of the remote that was left. It
 * uses few methods of lists, which may be what was changed. */
function byApp(changes: readonly RealmChange[], left: App): (App & { words: string[] })[] {
  const apps: (App & { words: string[] })[] = [];
  for (const change of changes) {
    // A worker that was installed meanwhile.
    if (isExpected(change) || (change.name === 'service worker' && change.how === 'added')) continue;
    const stack = change.name.includes(' listener on ') ? (change.now as Heard).stack : undefined;
    const [name, release] = releasesIn(stack ?? '')[0]?.split('/') ?? [];
    // Listeners of the shell stay, and extensions have no file of ours.
    if (stack !== undefined && (name === undefined || name === 'shell')) continue;
    const by = name === undefined || release === undefined ? left : { name, release };
    let app = apps.find((one) => one.name === by.name);
    if (!app) apps.push((app = { ...by, words: [] }));
    app.words.push(wordsOf(change));
  }
  return apps;
}
