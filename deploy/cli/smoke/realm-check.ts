import { setTimeout as sleep } from 'node:timers/promises';
import type { Release } from '@porao/contracts';
import { isExpected, watchRealm, wordsOf } from '@porao/contracts/realm';
import type { BrowserContext, CDPSession, Page } from 'playwright';
import { framesOf, isPlaceOf } from '../../registry/source-maps.ts';

/** A change of what all apps share, as it is told outside of the page. */
export interface Found {
  readonly name: string;
  readonly how: 'added' | 'changed' | 'gone';
  /** Where that was done, as far as the page knows. */
  readonly stack: string;
  readonly isFunction: boolean;
}

type Named = Pick<Release, 'name' | 'id'>;
interface Fault {
  readonly what: string;
  readonly stack?: string;
}

/** An own page of every shell, to which the page of a remote is left. */
const ownPage = '/ui';
/** Dialogs and transitions end after their page: in pauses of 100 ms. */
const pauses = { first: 3, atMost: 20 };
const mostNamed = 5;

/** Runs in the page, which has no service worker: notes who unregisters it. */
function standInWorker(): { stack?: string } {
  const noted: { stack?: string } = {};
  const { navigator, ServiceWorkerRegistration: Kind } = globalThis as unknown as {
    navigator: { serviceWorker?: Record<string, unknown> };
    ServiceWorkerRegistration?: { prototype: object };
  };
  const unregister = async () => {
    noted.stack = new Error('unregister').stack ?? '';
    return true;
  };
  const registration: unknown = Object.create(Kind?.prototype ?? {}, { unregister: { value: unregister } });
  if (navigator.serviceWorker)
    Object.assign(navigator.serviceWorker, {
      getRegistration: async () => registration,
      getRegistrations: async () => [registration],
    });
  return noted;
}

/** Leads a page elsewhere as a press on a link does, whatever it has put in the place of the history's functions. */
export const leaveFor = (path: string): string => `poraoRealm.leave(${JSON.stringify(path)})`;

/** Has the pages of a context take a snapshot before any script of theirs runs. */
export const watchPages = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({ content: pageScript });

export const pageScript = `(() => {
  if (window !== top || !location.protocol.startsWith('http')) return;
  const { pushState } = history, { dispatchEvent } = window;
  const worker = (${String(standInWorker)})();
  localStorage.setItem('porao-smoke', 'kept');
  sessionStorage.setItem('porao-smoke', 'kept');
  const { take, compare, watchElements } = (${String(watchRealm)})();
  const before = take(true);
  // The page was read, and none of its deferred scripts ran.
  document.addEventListener('readystatechange', () => {
    watchElements();
    for (const [name, value] of Object.entries(take()['']))
      if (name.startsWith('element ')) before[''][name] = value;
  }, { once: true });
  const realm = {
    last: [],
    // Without the methods of lists and texts, which may be what was changed.
    look() {
      realm.last = compare(before, take(worker.stack === undefined));
      const found = [];
      for (let at = 0; at < realm.last.length; at += 1) {
        const { name, how, now } = realm.last[at];
        const stack = name === 'service worker' ? worker.stack : typeof now === 'object' ? now?.stack : '';
        found[at] = { name, how, isFunction: typeof now === 'function', stack: stack ?? '' };
      }
      return found;
    },
    leave(path) {
      pushState.call(history, null, '', path);
      dispatchEvent.call(window, new PopStateEvent('popstate'));
    },
  };
  Object.defineProperty(window, 'poraoRealm', { value: realm });
})();`;

/** Leaves the page for one of the shell, and says what it left changed for the pages of other apps. */
export async function realmFault(
  page: Page,
  base: string,
  changed: readonly Named[],
): Promise<Fault | undefined> {
  const remotes = changed.filter(({ name }) => name !== 'shell');
  if (remotes.length === 0) return undefined;
  const isVisited = remotes.some(({ name, id }) => base.endsWith(`/${name}/${id}/`));
  await page.evaluate(leaveFor(ownPage));
  const session = await page.context().newCDPSession(page);
  const scripts = await scriptsOf(session);
  let faults: readonly Found[] = [];
  for (let waited = 0; waited < pauses.atMost; waited += 1) {
    await sleep(100);
    if (waited < pauses.first) continue;
    const found = await page.evaluate<Found[]>('poraoRealm.look()');
    const placed: Found[] = [];
    for (const [index, one] of found.entries())
      placed.push(one.isFunction ? { ...one, stack: await placeOf(session, scripts, index) } : one);
    faults = placed.filter((one) => isLeft(one, remotes, isVisited));
    if (faults.length === 0) return undefined;
  }
  const named = faults.slice(0, mostNamed).map(wordsOf).join(', ');
  const more = faults.length > mostNamed ? ` and ${faults.length - mostNamed} more` : '';
  const stack = faults.find((one) => one.stack !== '')?.stack;
  const what = `leaves changed what all apps share: ${named}${more}. Undo it when the page is left`;
  return { what, ...(stack !== undefined && { stack }) };
}

/** Returns whether a changed remote did it: its file does where that is known, else its page. */
export function isLeft(one: Found, remotes: readonly Named[], isVisited: boolean): boolean {
  const [nearest] = framesOf(one.stack);
  if (nearest) return remotes.some((remote) => isPlaceOf(nearest, remote));
  // The page's own scripts, and what drives this browser.
  if (one.stack !== '') return false;
  if (one.name.startsWith('element ') && one.how === 'added') return false;
  return isVisited && (one.how === 'gone' || !isExpected(one));
}

async function scriptsOf(session: CDPSession): Promise<ReadonlyMap<string, string>> {
  const scripts = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ scriptId, url }) => scripts.set(scriptId, url));
  await session.send('Debugger.enable');
  await session.send('Debugger.setSkipAllPauses', { skip: true });
  return scripts;
}

/** The place of a function in its file, written as in a stack; empty for one of the browser. */
async function placeOf(
  session: CDPSession,
  scripts: ReadonlyMap<string, string>,
  index: number,
): Promise<string> {
  const { result } = await session.send('Runtime.evaluate', { expression: `poraoRealm.last[${index}].now` });
  if (!result.objectId) return '';
  const { internalProperties = [] } = await session.send('Runtime.getProperties', {
    objectId: result.objectId,
    ownProperties: true,
  });
  const place: unknown = internalProperties.find(({ name }) => name === '[[FunctionLocation]]')?.value?.value;
  const { scriptId = '', lineNumber = 0, columnNumber = 0 } = (place ?? {}) as Partial<Place>;
  const url = scripts.get(scriptId);
  return url === undefined ? '' : `    at ${url || 'nowhere'}:${lineNumber + 1}:${columnNumber + 1}`;
}

interface Place {
  readonly scriptId: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}
