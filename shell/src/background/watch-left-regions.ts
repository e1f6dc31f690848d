import {
  changesBetween,
  type Heard,
  isExpected,
  type RealmChange,
  type Snapshot,
  takeSnapshot,
  watchListeners,
  wordsOf,
} from '@porao/contracts/realm';
import { siteConfig } from '@porao/platform';
import { report } from '../common/report.ts';
import { navigations } from '../layout/route-change.ts';
import type { Directory } from '../remotes/directory.ts';

/** Dialogs and transitions end after their page, in ms. */
const waitMs = 1000;
const mostNamed = 5;

type App = Pick<{ name: string; release: string }, 'name' | 'release'>;

const isNative = (value: () => unknown): boolean =>
  /\{\s*\[native code\]\s*\}$/.test(Function.prototype.toString.call(value));

/** Each time the region of a remote is left, looks at what all apps share, and reports what that remote left changed. The
 * first remote ran before: what it put in the place of a built-in counts as changed since. */
export function watchLeftRegions(
  { directory }: { directory: Pick<Directory, 'at'> },
  isBuiltIn = isNative,
): void {
  const heard = watchListeners();
  const first = (worker?: boolean): Snapshot => {
    const known = ([key, value]: [PropertyKey, unknown]): [PropertyKey, unknown] => [
      key,
      typeof value === 'function' && !isBuiltIn(value as () => unknown) ? undefined : value,
    ];
    return new Map(
      [...takeSnapshot(heard, worker)].map(([owner, values]) => [owner, new Map([...values].map(known))]),
    );
  };
  let before = first();
  let shown = location.pathname;
  const appAt = (pathname: string): App | undefined => {
    const found = directory.at(pathname);
    return typeof found === 'string' ? undefined : found.remote;
  };
  const look = async (left: App) => {
    const now = takeSnapshot(heard, await hasWorker());
    const changes = changesBetween(before, now).filter((change) => !isExpected(change));
    before = now;
    for (const [app, names] of namesByApp(changes, left)) {
      const [name = '', release = ''] = app.split(' ');
      const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : '';
      const error = new Error(names.slice(0, mostNamed).join(', ') + more);
      report({ kind: 'leftover', app: name, release, error });
    }
  };
  // Without it, the first look would find the worker added.
  void hasWorker().then((worker) => {
    before = first(worker);
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

/** A listener is of the release whose file is nearest to where it was added; all else of the remote that was left. */
function namesByApp(changes: readonly RealmChange[], left: App): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const change of changes) {
    // A worker that was installed meanwhile.
    if (change.name === 'service worker' && change.how === 'added') continue;
    const stack = change.name.includes(' listener on ') ? (change.now as Heard).stack : undefined;
    const [, name, release] = /\/releases\/([a-z0-9-]+)\/([0-9a-f]{12})\//.exec(stack ?? '') ?? [];
    // What the shell listens to stays, and no file of ours is an extension's.
    if (stack !== undefined && (name === undefined || name === 'shell')) continue;
    const app = name === undefined ? `${left.name} ${left.release}` : `${name} ${release}`;
    names.set(app, [...(names.get(app) ?? []), wordsOf(change)]);
  }
  return names;
}
