/** Names what all apps of a page share, and what one of them has changed of it. The functions also run in the pages of
 * the smoke load, as texts: none uses anything of this module. */

export interface Heard {
  readonly id: number;
  readonly target: 'window' | 'document';
  readonly type: string;
  readonly capture: boolean;
  /** Of the call that added it. */
  readonly stack: string;
}

/** Values by owner and key, such as `Array.prototype` and `map`; what has no owner is below an empty name. */
export type Snapshot = ReadonlyMap<string, ReadonlyMap<PropertyKey, unknown>>;

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

/** Keeps the list of listeners on window and document that can hold or swallow what people do, from now on. */
export function watchListeners(): Iterable<Heard> {
  const types =
    /^(aux|dbl)?click$|^(mouse|pointer|touch|key|drag|drop|focus|composition)|^(before)?input$|^(change|submit|reset|wheel|contextmenu|copy|cut|paste|popstate|hashchange|beforeunload|error|unhandledrejection)$/;
  const heard = new Map<Heard, unknown>();
  let last = 0;
  const { window, document } = globalThis as unknown as Record<Heard['target'], Target>;
  const watch = (name: Heard['target'], target: Target) => {
    const { addEventListener: add, removeEventListener: remove } = target;
    const captures = (options: unknown) =>
      options === true || (options as Options | null | undefined)?.capture === true;
    const find = (type: string, listener: unknown, capture: boolean) =>
      [...heard].find(
        ([one, its]) =>
          one.target === name && one.type === type && one.capture === capture && its === listener,
      )?.[0];
    target.addEventListener = (type, listener, options) => {
      add.call(target, type, listener, options);
      const { once, signal } = (typeof options === 'object' && options ? options : {}) as Options;
      const capture = captures(options);
      if (!listener || once || !types.test(type) || find(type, listener, capture)) return;
      last += 1;
      const one: Heard = { id: last, target: name, type, capture, stack: new Error(type).stack ?? '' };
      heard.set(one, listener);
      signal?.addEventListener('abort', () => heard.delete(one));
    };
    target.removeEventListener = (type, listener, options) => {
      remove.call(target, type, listener, options);
      const one = find(type, listener, captures(options));
      if (one) heard.delete(one);
    };
  };
  watch('window', window);
  watch('document', document);
  return { [Symbol.iterator]: () => heard.keys() };
}

/** Reads the list: built-ins and their prototypes, handlers, listeners, cookies, storage, the page's elements and its
 * service worker, where the caller knows of it. It calls nothing that it lists but `cookie` and the storages. */
export function takeSnapshot(heard: Iterable<Heard> = [], hasWorker?: boolean): Snapshot {
  const classes =
    'Array ArrayBuffer BigInt Boolean Date Error Function Map Number Object Promise Proxy RegExp Set String Symbol TypeError ' +
    'Uint8Array WeakMap WeakRef WeakSet AbortController AbortSignal Blob BroadcastChannel Cache CacheStorage CharacterData ' +
    'Crypto CSSStyleDeclaration CSSStyleSheet CustomEvent Document DocumentFragment DOMTokenList Element Event EventSource ' +
    'EventTarget File FormData Headers History HTMLAnchorElement HTMLDocument HTMLElement HTMLFormElement HTMLInputElement ' +
    'HTMLScriptElement IntersectionObserver KeyboardEvent Location MessageChannel MessagePort MouseEvent MutationObserver ' +
    'Navigator Node NodeList Performance PointerEvent Request ResizeObserver Response Selection ServiceWorkerContainer ' +
    'ServiceWorkerRegistration Storage Text UIEvent URL URLSearchParams WebSocket Window XMLHttpRequest';
  const namespaces = 'JSON Math Reflect Intl Atomics';
  const names =
    'addEventListener removeEventListener dispatchEvent fetch queueMicrotask setTimeout clearTimeout setInterval clearInterval ' +
    'requestAnimationFrame cancelAnimationFrame requestIdleCallback structuredClone matchMedia getComputedStyle scrollTo alert ' +
    'confirm open close postMessage atob btoa eval parseInt parseFloat isNaN isFinite encodeURIComponent decodeURIComponent ' +
    'console document history localStorage location navigator performance sessionStorage caches crypto indexedDB trustedTypes';
  const handlers = 'click error keydown pointerdown submit popstate beforeunload unhandledrejection';
  const realm = globalThis as unknown as Record<string, unknown>;
  const found = new Map<PropertyKey, unknown>();
  const snapshot = new Map<string, Map<PropertyKey, unknown>>();
  const add = (owner: string, target: unknown, only?: readonly string[]) => {
    if (target === null || (typeof target !== 'object' && typeof target !== 'function')) return;
    const [values, setters] = [new Map<PropertyKey, unknown>(), new Map<PropertyKey, unknown>()];
    for (const key of only ?? Reflect.ownKeys(target)) {
      const property = Reflect.getOwnPropertyDescriptor(target, key);
      if (property?.set) setters.set(key, property.set);
      if (property) values.set(key, property.get ?? property.value);
    }
    snapshot.set(owner, values).set(`set ${owner}`, setters);
  };
  const attempt = (work: () => void) => {
    try {
      work();
    } catch {
      // A browser that forbids it to all.
    }
  };
  const listed = [...classes.split(' '), ...namespaces.split(' ')];
  add('window', realm, [...names.split(' '), ...listed]);
  for (const name of listed) {
    const value = realm[name] as { prototype?: unknown } | undefined;
    add(name, value);
    add(`${name}.prototype`, value?.prototype);
  }
  for (const name of ['document', 'history', 'navigator']) add(name, realm[name]);
  for (const owner of ['window', 'document'])
    for (const name of handlers.split(' '))
      found.set(`${owner}.on${name}`, (realm[owner] as Record<string, unknown>)[`on${name}`] ?? null);

  for (const one of heard) found.set(`${one.type} listener on ${one.target} #${one.id}`, one);

  const page = realm['document'] as {
    cookie: string;
    head: unknown;
    body: unknown;
    getElementById: (id: string) => unknown;
  };
  attempt(() => {
    for (const pair of page.cookie.split('; ').filter(Boolean)) {
      const [name = '', value = ''] = pair.split('=');
      found.set(`cookie ${name}`, value);
    }
  });
  for (const name of ['localStorage', 'sessionStorage'])
    attempt(() => {
      const storage = realm[name] as Record<string, string>;
      for (const key of Object.keys(storage)) found.set(`${name} ${key}`, storage[key]);
    });
  const elements = { head: page.head, body: page.body, '#root': page.getElementById('root') };
  for (const [name, element] of Object.entries(elements)) if (element) found.set(`element ${name}`, element);
  if (hasWorker) found.set('service worker', true);
  return snapshot.set('', found);
}

export function changesBetween(before: Snapshot, now: Snapshot): RealmChange[] {
  const changes: RealmChange[] = [];
  const none = new Map<PropertyKey, unknown>();
  for (const owner of new Set([...before.keys(), ...now.keys()])) {
    const [was, is] = [before.get(owner) ?? none, now.get(owner) ?? none];
    const nameOf = (key: PropertyKey) => (owner === '' ? String(key) : `${owner}.${String(key)}`);
    for (const [key, value] of is) {
      if (!was.has(key)) changes.push({ name: nameOf(key), how: 'added', now: value });
      else if (!Object.is(was.get(key), value))
        changes.push({ name: nameOf(key), how: 'changed', now: value });
    }
    for (const key of was.keys())
      if (!is.has(key) && !String(key).includes(' listener on '))
        changes.push({ name: nameOf(key), how: 'gone', now: undefined });
  }
  return changes;
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
