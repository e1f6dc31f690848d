import { reportEvent } from '@porao/contracts/page';
import { isExpected, watchRealm, wordsOf } from '@porao/contracts/realm';
import { provideTestPlatform } from '@porao/platform/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigations } from '../layout/route-change.ts';
import type { RouteResolution } from '../remotes/directory.ts';
import { watchLeftRegions } from './watch-left-regions.ts';

const undo: (() => void)[] = [];
const undoAll = () => {
  for (const act of undo.splice(0)) act();
};
afterEach(undoAll);

/** Puts another value in place of one, until the test ends. */
function put(target: object, key: string, value: unknown): void {
  const property = Object.getOwnPropertyDescriptor(target, key);
  undo.push(() =>
    property ? Object.defineProperty(target, key, property) : Reflect.deleteProperty(target, key),
  );
  Object.defineProperty(target, key, { configurable: true, writable: true, value });
}

const swallow = (event: Event) => event.stopImmediatePropagation();
function listen(target: EventTarget, type: string, options?: AddEventListenerOptions): void {
  target.addEventListener(type, swallow, options);
  undo.push(() => target.removeEventListener(type, swallow, options));
}

const iterator = Object.getPrototypeOf([][Symbol.iterator]()) as Iterator<unknown>;
const next = Reflect.get(iterator, 'next') as () => unknown;
/** The test itself goes through lists. */
function passOn(this: unknown): unknown {
  return Reflect.apply(next, this, []);
}

describe('SHL-173 the list of what all apps share', () => {
  const changesOf = (act: () => void) => {
    for (const target of [window, document]) {
      const addEventListener: unknown = Reflect.get(target, 'addEventListener');
      const removeEventListener: unknown = Reflect.get(target, 'removeEventListener');
      undo.push(() => Object.assign(target, { addEventListener, removeEventListener }));
    }
    for (const own of [document.documentElement, document.body])
      undo.push(() => {
        for (const name of ['addEventListener', 'removeEventListener']) Reflect.deleteProperty(own, name);
      });
    const { take, compare, watchElements } = watchRealm();
    watchElements();
    const before = take();
    act();
    const found = compare(before, take());
    // The next lines use some of it.
    undoAll();
    return found.filter((one) => !isExpected(one)).map(wordsOf);
  };

  it.each<[string, () => void, string[]]>([
    ['nothing', () => {}, []],
    ['a built-in', () => put(Array.prototype, 'map', () => []), ['Array.prototype.map changed']],
    ['a static one', () => put(JSON, 'stringify', () => ''), ['JSON.stringify changed']],
    ['an addition', () => put(Object.prototype, 'last', 1), ['Object.prototype.last added']],
    ['fetch', () => put(window, 'fetch', () => {}), ['window.fetch changed']],
    ['history', () => put(history, 'pushState', () => {}), ['history.pushState added']],
    ['its prototype', () => put(History.prototype, 'go', () => {}), ['History.prototype.go changed']],
    ['a method of an object', () => put(console, 'warn', () => {}), ['console.warn changed']],
    ['an iterator', () => put(iterator, 'next', passOn), ['ArrayIterator.prototype.next changed']],
    ['an accessor', () => put(Document.prototype, 'title', ''), ['Document.prototype.title']],
    ['a listener', () => listen(document, 'click', { capture: true }), ['click listener on document added']],
    ['one of the window', () => listen(window, 'keydown'), ['keydown listener on window added']],
    ['a listener that swallows nothing', () => listen(window, 'storage'), []],
    ['one that is called once', () => listen(document, 'click', { once: true }), []],
    ['one of the body', () => listen(document.body, 'click'), ['click listener on body added']],
    [
      'one of another element',
      () => document.addEventListener.call(document.createElement('p'), 'click', swallow),
      [],
    ],
    ['a handler', () => put(document, 'onclick', swallow), ['document.onclick']],
    ['a cookie', () => void (document.cookie = 'theirs=1'), ['cookie theirs added']],
    ["the site's cookie", () => void (document.cookie = 'gt_phone=01700000004'), []],
    ['storage', () => localStorage.setItem('theirs', '1'), ['localStorage theirs added']],
    ['storage by its convention', () => sessionStorage.setItem('porao-draft:x', '1'), []],
    [
      'the body',
      () => document.documentElement.replaceChild(document.createElement('body'), document.body),
      ['element body changed'],
    ],
  ])('names %s', (_, act, expected) => {
    undo.push(() => localStorage.clear());
    const found = changesOf(act);
    expect(found.filter((one) => !expected.some((words) => one.includes(words)))).toEqual([]);
    expect(found.length > 0).toBe(expected.length > 0);
  });

  it('calls a method of one target for another, or as a plain function, as without it', () => {
    const click = vi.fn();
    const element = document.createElement('p');
    watchRealm();
    document.addEventListener.call(element, 'click', click);
    element.click();
    document.removeEventListener.call(element, 'click', click);
    element.click();
    expect(click).toHaveBeenCalledTimes(1);
    const addEventListener = Reflect.get(document, 'addEventListener');
    const removeEventListener = Reflect.get(document, 'removeEventListener');
    addEventListener('click', click);
    document.dispatchEvent(new Event('click'));
    removeEventListener('click', click);
    expect(click).toHaveBeenCalledTimes(2);
  });

  it('names what can no longer be extended', () => {
    const { take, compare } = watchRealm();
    const before = take();
    const now = { ...take() };
    now[''] = { ...now[''], 'extensibility of Array.prototype': false };
    expect(compare(before, now).map(wordsOf)).toEqual(['extensibility of Array.prototype changed']);
    expect(before['']).toMatchObject({ 'extensibility of Array.prototype': true });
  });

  it('names a root that is taken out, and what is emptied', () => {
    document.body.innerHTML = '<div id="root"></div>';
    sessionStorage.setItem('theirs', '1');
    const found = changesOf(() => {
      document.body.innerHTML = '';
      sessionStorage.clear();
    });
    expect(found).toEqual(['sessionStorage theirs removed', 'element #root removed']);
  });

  it('forgets a listener that is removed or aborted, and names it once', () => {
    const ending = new AbortController();
    const found = changesOf(() => {
      listen(document, 'click', { signal: ending.signal });
      ending.abort();
      for (const capture of [true, true, false]) document.addEventListener('keydown', swallow, { capture });
      document.removeEventListener('keydown', swallow, true);
      undo.push(() => document.removeEventListener('keydown', swallow));
    });
    expect(found).toEqual(['keydown listener on document added']);
  });
});

describe('SHL-174 the region of a remote that is left', () => {
  const remoteOf = (name: string) => ({ remote: { name, release: '0123456789ab' } }) as RouteResolution;
  const places: Record<string, RouteResolution> = {
    '/bad': remoteOf('mfe-bad'),
    '/bad/more': remoteOf('mfe-bad'),
    '/good': remoteOf('mfe-good'),
  };
  const reports: { kind: string; app: string; message: string }[] = [];
  window.addEventListener(reportEvent, (event) => {
    if (event instanceof CustomEvent) reports.push(event.detail);
  });
  const go = async (path: string) => {
    history.replaceState(null, '', path);
    navigations.set(navigations.current() + 1);
    await vi.advanceTimersByTimeAsync(1000);
  };
  let isStarted = false;
  beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
  afterAll(() => void vi.useRealTimers());
  beforeEach(() => {
    provideTestPlatform();
    history.replaceState(null, '', '/bad');
    if (!isStarted) watchLeftRegions({ directory: { at: (path) => places[path] ?? 'nothing' } }, () => true);
    isStarted = true;
    reports.length = 0;
  });

  it('is looked at then, not before, and named with what it changed', async () => {
    put(String.prototype, 'trim', () => '');
    document.cookie = 'left=1';
    await go('/bad/more');
    expect(reports).toEqual([]);
    await go('/good');
    expect(reports).toMatchObject([
      { kind: 'leftover', app: 'mfe-bad', message: 'String.prototype.trim changed, cookie left added' },
    ]);
    reports.length = 0;
    await go('/nothing');
    expect(reports).toEqual([]);
  });

  it('has a listener reported as the release whose file added it, and none of the shell', async () => {
    const from = (app: string, type: string) => {
      Error.prepareStackTrace = () => `at f (http://x/releases/${app}/aaaaaaaaaaaa/a.js:1:1)`;
      listen(document, type);
      Reflect.deleteProperty(Error, 'prepareStackTrace');
    };
    // The test before put some back, which is a change, too.
    await go('/bad');
    await go('/good');
    reports.length = 0;
    from('mfe-other', 'click');
    from('shell', 'keydown');
    await go('/bad');
    expect(reports).toMatchObject([{ app: 'mfe-other', message: 'click listener on document added' }]);
  });

  it('has what is not built in reported, but for what extensions often put in the place of it', async () => {
    await go('/bad');
    watchLeftRegions({ directory: { at: (path) => places[path] ?? 'nothing' } }, () => false);
    // The first look is taken once more, when the worker is known.
    await vi.advanceTimersByTimeAsync(0);
    reports.length = 0;
    await go('/nothing');
    expect(reports).toMatchObject([{ app: 'mfe-bad', message: expect.stringMatching(/^Array\b/) }]);
    expect(reports[0]?.message).not.toMatch(/window|History/);
  });
});
