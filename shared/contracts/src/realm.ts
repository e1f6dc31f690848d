/** Names what all apps of a page share, and what one of them has changed of it. */

export interface Heard {
  readonly id: number;
  readonly target: 'window' | 'document' | 'html' | 'body' | '#root';
  readonly type: string;
  readonly capture: boolean;
  /** Begins with the call that added it. */
  readonly stack: string;
}

type Values = Record<PropertyKey, unknown>;
/** Values by owner and key, such as `Array.prototype` and `map`; what has no owner is below an empty name. */
export type Snapshot = Readonly<Record<string, Readonly<Values>>>;

export interface RealmChange {
  readonly name: string;
  readonly how: 'added' | 'changed' | 'gone';
  readonly now: unknown;
}

interface Target {
  addEventListener: (type: string, listener: unknown, options?: unknown) => void;
  removeEventListener: (type: string, listener: unknown, options?: unknown) => void;
}
interface Options {
  capture?: boolean;
  once?: boolean;
  signal?: { addEventListener: (type: 'abort', listener: () => void) => void };
}
interface PageDocument extends Target {
  readonly cookie: string;
  readonly documentElement: Target | null;
  readonly head: unknown;
  readonly body: Target | null;
  readonly getElementById: (id: string) => Target | null;
}

interface Realm {
  /** Watches the elements for listeners, too, that are in every page, once it was read. */
  readonly watchElements: () => void;
  /** Reads the list; the service worker only where the caller knows of it. */
  readonly take: (hasWorker?: boolean) => Snapshot;
  readonly compare: (before: Snapshot, now: Snapshot) => RealmChange[];
}

/** Watches window and document for listeners from now on, and takes and compares snapshots. It also runs in the pages of
 * the smoke load, as a text, so it uses nothing of this module; and what it calls was copied when it began, and no list is
 * taken apart, since the page's own may be what was changed. */
export function watchRealm(): Realm {
  const classes =
    'Array ArrayBuffer BigInt Boolean Date Error Function Map Number Object Promise Proxy RegExp Set String Symbol TypeError ' +
    'Uint8Array WeakMap WeakRef WeakSet AbortController AbortSignal Blob BroadcastChannel Cache CacheStorage CharacterData ' +
    'Crypto CSSStyleDeclaration CSSStyleSheet CustomEvent Document DocumentFragment DOMParser DOMTokenList Element Event ' +
    'EventSource EventTarget File FileReader FormData Headers History HTMLAnchorElement HTMLButtonElement HTMLDialogElement ' +
    'HTMLDocument HTMLElement HTMLFormElement HTMLIFrameElement HTMLImageElement HTMLInputElement HTMLLinkElement ' +
    'HTMLScriptElement HTMLSelectElement HTMLStyleElement HTMLTextAreaElement IntersectionObserver Iterator KeyboardEvent ' +
    'Location MediaQueryList MessageChannel MessagePort MouseEvent MutationObserver Navigator Node NodeList Performance ' +
    'PerformanceObserver PointerEvent Range Request ResizeObserver Response Selection ServiceWorkerContainer ' +
    'ServiceWorkerRegistration Storage SubtleCrypto SVGElement Text TextDecoder TextEncoder UIEvent URL URLSearchParams ' +
    'WebSocket Window XMLHttpRequest';
  const namespaces = 'JSON Math Reflect Intl Atomics';
  const globals =
    'addEventListener removeEventListener dispatchEvent fetch queueMicrotask setTimeout clearTimeout setInterval clearInterval ' +
    'requestAnimationFrame cancelAnimationFrame requestIdleCallback structuredClone matchMedia getComputedStyle scrollTo alert ' +
    'confirm open close postMessage atob btoa eval parseInt parseFloat isNaN isFinite encodeURIComponent decodeURIComponent ' +
    'console document history localStorage location navigator performance sessionStorage caches crypto indexedDB trustedTypes';
  const handlers = 'click error keydown pointerdown submit popstate beforeunload unhandledrejection';
  /** Events that a listener can hold or swallow. */
  const types = `auxclick click dblclick contextmenu mousedown mousemove mouseup pointercancel pointerdown pointermove pointerup
    touchcancel touchend touchmove touchstart keydown keypress keyup wheel dragstart drop focusin focusout beforeinput input
    change submit reset copy cut paste compositionstart compositionend ${handlers} hashchange`;

  const { apply, getOwnPropertyDescriptor, getPrototypeOf, isExtensible, ownKeys } = Reflect;
  const ofIterators = getPrototypeOf([][Symbol.iterator]());
  const ofTypedArrays = getPrototypeOf(Uint8Array.prototype);
  const { is: isSame } = Object;
  // oxlint-disable-next-line typescript/unbound-method -- They are copies, which `apply` alone calls.
  const { includes, split } = String.prototype;
  const [textOf, Place] = [String, Error];
  const wordsIn = (text: string, by = ' ') => apply(split, text, [by]) as string[];
  const each = <T>(list: readonly T[], act: (one: T) => void) => {
    for (let at = 0; at < list.length; at += 1) act(list[at] as T);
  };
  const page = globalThis as unknown as Record<string, unknown> & { document: PageDocument };
  const named = wordsIn(`${classes} ${namespaces}`);
  const ofWindow = wordsIn(`${classes} ${namespaces} ${globals}`);
  const ofHandlers = wordsIn(handlers);
  const ofObjects = wordsIn('document history navigator console performance crypto screen visualViewport');
  const heldTypes = { __proto__: null } as unknown as Values;
  each(wordsIn(types), (type) => {
    heldTypes[type] = true;
  });

  let heard: { readonly one: Heard; readonly listener: unknown }[] = [];
  let last = 0;
  const watch = (name: Heard['target'], target: Target) => {
    const { addEventListener: add, removeEventListener: remove } = target;
    const isCapture = (options: unknown) =>
      options === true || (options as Options | null | undefined)?.capture === true;
    const without = (id: number) => {
      const rest: typeof heard = [];
      each(heard, (its) => {
        if (its.one.id !== id) rest[rest.length] = its;
      });
      heard = rest;
    };
    const idOf = (type: string, listener: unknown, capture: boolean) => {
      let id = 0;
      each(heard, ({ one, listener: its }) => {
        if (one.target === name && one.type === type && one.capture === capture && its === listener)
          id = one.id;
      });
      return id;
    };
    // Libraries call these of one target for another, and as plain functions.
    target.addEventListener = function (this: Target | undefined, type, listener, options) {
      apply(add, this ?? target, [type, listener, options]);
      if ((this ?? target) !== target) return;
      const { once, signal } = (typeof options === 'object' && options ? options : {}) as Options;
      const capture = isCapture(options);
      if (!listener || once || !(type in heldTypes) || idOf(type, listener, capture) > 0) return;
      last += 1;
      const id = last;
      const one = { id, target: name, type, capture, stack: new Place(type).stack ?? '' };
      heard[heard.length] = { one, listener };
      signal?.addEventListener('abort', () => without(id));
    };
    target.removeEventListener = function (this: Target | undefined, type, listener, options) {
      apply(remove, this ?? target, [type, listener, options]);
      if ((this ?? target) === target) without(idOf(type, listener, isCapture(options)));
    };
  };
  watch('window', page as unknown as Target);
  watch('document', page.document);
  const watchElements = () => {
    const { documentElement, body } = page.document;
    if (documentElement) watch('html', documentElement);
    if (body) watch('body', body);
    const root = page.document.getElementById('root');
    if (root) watch('#root', root);
  };

  const take = (hasWorker?: boolean): Snapshot => {
    const snapshot = { __proto__: null } as unknown as Record<string, Values>;
    const found = { __proto__: null } as unknown as Values;
    const add = (owner: string, target: unknown, only?: readonly string[]) => {
      if (target === null || (typeof target !== 'object' && typeof target !== 'function')) return;
      const values = { __proto__: null } as unknown as Values;
      const setters = { __proto__: null } as unknown as Values;
      each<PropertyKey>(only ?? ownKeys(target), (key) => {
        const property = getOwnPropertyDescriptor(target, key);
        if (property?.set) setters[key] = property.set;
        if (property) values[key] = property.get ?? property.value;
      });
      snapshot[owner] = values;
      snapshot[`set ${owner}`] = setters;
      found[`extensibility of ${owner}`] = isExtensible(target);
    };
    const attempt = (work: () => void) => {
      try {
        work();
      } catch {
        // The browser forbids it to all.
      }
    };
    add('window', page, ofWindow);
    each(named, (name) => {
      add(name, page[name]);
      add(`${name}.prototype`, (page[name] as { prototype?: unknown } | undefined)?.prototype);
    });
    add('ArrayIterator.prototype', ofIterators);
    add('TypedArray.prototype', ofTypedArrays);
    each(ofObjects, (name) => add(name, page[name]));
    each(ofHandlers, (name) => {
      found[`window.on${name}`] = page[`on${name}`] ?? null;
      found[`document.on${name}`] = (page.document as unknown as Values)[`on${name}`] ?? null;
    });
    each(heard, ({ one }) => {
      found[`${one.type} listener on ${one.target} #${one.id}`] = one;
    });
    attempt(() =>
      each(wordsIn(page.document.cookie, '; '), (pair) => {
        const words = wordsIn(pair, '=');
        if (words[0]) found[`cookie ${words[0]}`] = words[1];
      }),
    );
    each(['localStorage', 'sessionStorage'], (name) =>
      attempt(() => {
        const storage = page[name] as Values;
        each(ownKeys(storage), (key) => {
          found[`${name} ${textOf(key)}`] = storage[key];
        });
      }),
    );
    const { head, body } = page.document;
    if (head) found['element head'] = head;
    if (body) found['element body'] = body;
    const root = page.document.getElementById('root');
    if (root) found['element #root'] = root;
    if (hasWorker) found['service worker'] = true;
    snapshot[''] = found;
    return snapshot;
  };

  const compare = (before: Snapshot, now: Snapshot): RealmChange[] => {
    const changes: RealmChange[] = [];
    const note = (owner: string, key: PropertyKey, how: RealmChange['how'], value: unknown) => {
      const name = owner === '' ? textOf(key) : `${owner}.${textOf(key)}`;
      changes[changes.length] = { name, how, now: value };
    };
    const none = { __proto__: null } as unknown as Values;
    each(ownKeys({ ...before, ...now }) as string[], (owner) => {
      const was = before[owner] ?? none;
      const is = now[owner] ?? none;
      each(ownKeys(is), (key) => {
        if (!(key in was)) note(owner, key, 'added', is[key]);
        else if (!isSame(is[key], was[key])) note(owner, key, 'changed', is[key]);
      });
      each(ownKeys(was), (key) => {
        const isListener = apply(includes, textOf(key), [' listener on ']);
        if (!(key in is) && !isListener) note(owner, key, 'gone', undefined);
      });
    });
    return changes;
  };
  return { watchElements, take, compare };
}

/** Changed by the shell and the platform: cookies and storage of the site, the guard against translators
 * (`translated-text.ts`), the lists of listeners, marks of React and of V8's stacks. */
const expected = [
  /^cookie (gt_|porao)/,
  /^(local|session)Storage porao-/,
  /^Node\.prototype\.(removeChild|insertBefore)$/,
  /^(window|document)\.(add|remove)EventListener$/,
  /^(document|window)\._+react/i,
  /^Error\.stackTraceLimit$/,
];
export const isExpected = ({ name }: Pick<RealmChange, 'name'>): boolean =>
  expected.some((one) => one.test(name));

/** In words, such as `Array.prototype.map changed`. */
export const wordsOf = ({ name, how }: Pick<RealmChange, 'name' | 'how'>): string =>
  `${name.replace(/ #\d+$/, '')} ${how === 'gone' ? 'removed' : how}`;
