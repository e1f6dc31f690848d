import { compileFunction } from 'node:vm';
import { expect, it } from 'vitest';
import { awayAndBack, otherApp } from './away-and-back.ts';
import { leakOf, sampleHeap } from './heap.ts';
import { inLanes, withoutBusy } from './lanes.ts';
import type { Opened } from './open-page.ts';
import type { Visit } from './visits.ts';
import { endlessOf, pageScript, type Work, workFault } from './work-check.ts';

const start: Work = { commits: 12, longest: 80, busy: 300, at: 1000 };
const after = (more: Partial<Work>): Work => ({ ...start, at: 2000, ...more });

it.each<[string, Work, string | undefined]>([
  ['a page at rest', after({}), undefined],
  ['an animation that sets state in each frame', after({ commits: 12 + 60 }), undefined],
  ['parts that come one by one', after({ commits: 12 + 80, at: 1500 }), undefined],
  [
    'an effect that sets state without an end',
    after({ commits: 12 + 400 }),
    'renders without an end: 400 commits a second while nobody does anything',
  ],
  ['long tasks of a slow machine', after({ longest: 900 }), undefined],
  ['tasks of a start that is slow', after({ longest: 900, busy: 1300, at: 2500 }), undefined],
  [
    'tasks one after the other',
    after({ longest: 1500, busy: 4900, at: 6000 }),
    'holds the page by tasks for 4.6 of 5.0 s',
  ],
  ['a task of 5 s', after({ longest: 5040 }), 'holds the page for 5.0 s in one task'],
])('OPS-401 judges %s', (_, now, expected) => {
  expect(endlessOf(start, now)).toBe(expected);
});

it('OPS-401 judges nothing where the page led to another document', () => {
  expect(endlessOf(start, { commits: 900, longest: 0, busy: 0, at: 20 })).toBeUndefined();
  expect(endlessOf(undefined, after({}))).toBeUndefined();
});

const mb = (...values: number[]) => values.map((value) => value * 1_000_000);
it.each([
  ['a heap that stays', mb(30, 30.1, 30, 30.2, 30.1, 30.1), undefined],
  ['code that is loaded late', mb(30, 30, 34, 34.3, 34.3, 34.3), undefined],
  ['a cache that fills', mb(30, 30.2, 30.4, 30.6, 30.8, 31), undefined],
  ['50 MB a minute', mb(30, 30.8, 31.7, 32.5, 33.4, 34.2), 'keeps 50 MB more each minute'],
  ['a timer that is not in step', mb(30, 30, 31.7, 32.5, 33.4, 34.2), 'keeps 50 MB more each minute'],
])('OPS-401 judges the memory of %s', (_, samples, expected) => {
  expect(leakOf(samples)).toBe(expected);
});

/** A browser whose page works, and keeps 2 MB more at each look. */
function leaking() {
  let bytes = 30_000_000;
  const send = async (method: string) => {
    if (method === 'HeapProfiler.collectGarbage') bytes += 2_000_000;
    return { usedSize: bytes, embedderHeapUsedSize: 0, backingStorageSize: 0 };
  };
  return { send } as Parameters<typeof sampleHeap>[0];
}

it('OPS-401 looks at the heap each second, after its garbage is collected', async () => {
  const paused: number[] = [];
  const samples = await sampleHeap(leaking(), 5000, async (ms) => paused.push(ms));
  expect(samples).toHaveLength(6);
  expect(paused).toEqual([1000, 1000, 1000, 1000, 1000]);
  expect(leakOf(samples)).toBe('keeps 120 MB more each minute');
});

it('OPS-401 looks at the heap of pages that are watched long alone', async () => {
  const page = { evaluate: async () => start };
  const refuse = () => Promise.reject(new Error('No session is needed.'));
  expect(await workFault(page as never, 1, refuse)).toBeUndefined();
});

it('OPS-401 its part in the page counts what React tells the hook of its tools', () => {
  const observed: object[] = [];
  class Observer {
    observe(options: object) {
      observed.push(options);
    }
  }
  const page: Record<string, unknown> = {};
  compileFunction(pageScript, ['window', 'PerformanceObserver'])(page, Observer);
  const hook = page['__REACT_DEVTOOLS_GLOBAL_HOOK__'] as Record<string, () => void>;
  hook['onCommitFiberRoot']?.();
  hook['onCommitFiberRoot']?.();
  expect((page['poraoWork'] as () => Work)()).toMatchObject({ commits: 2, longest: 0, busy: 0 });
  expect(Object.keys(page)).toEqual([]);
  expect(observed).toEqual([{ type: 'longtask', buffered: true }]);
});

const away = { app: 'mfe-y', path: '/y' };
const pageAt = (pathname: string) => {
  const ran: string[] = [];
  const evaluate = async (code: string) => {
    ran.push(code);
    return code === 'location.pathname' ? pathname : undefined;
  };
  return { page: { evaluate } as never, ran };
};

it("OPS-401 goes to another app's page and back", async () => {
  const { arrives, take } = otherApp('/releases/mfe-x/0123456789ab/');
  const { page, ran } = pageAt('/y');
  take({ app: 'mfe-y', kind: 'timing' });
  expect(await awayAndBack(page, away, arrives, async () => true)).toBeUndefined();
  expect(ran[0]).toBe('poraoRealm.leave("/y")');
  expect(ran.at(-1)).toBe('history.back()');
});

it.each([
  ['its own page', { app: 'mfe-x', kind: 'timing' }, false],
  ['an uncaught error', { app: 'mfe-y', kind: 'script-error' }, false],
  ['a vital', { kind: 'vital' }, false],
  ['the page of another app', { app: 'mfe-y', kind: 'timing' }, true],
  ['the page of another app that failed', { app: 'mfe-y', kind: 'script-error', phase: 'mount' }, true],
])('OPS-401 hears %s', async (_, report, expected) => {
  const { arrives, take } = otherApp('/releases/mfe-x/0123456789ab/');
  take(report);
  const isThere = await Promise.race([
    arrives.then(() => true),
    new Promise((done) => setTimeout(done, 5, false)),
  ]);
  expect(isThere).toBe(expected);
});

it('OPS-401 opens the pages that are watched long one after the other, and all others beside them', async () => {
  const visit = (path: string, isLong: boolean): Visit => ({
    path,
    base: '',
    look: 'usual',
    role: 'guest',
    watchMs: 0,
    ...(isLong && { away }),
  });
  const visits = ['/a', '/b', '/c']
    .map((path) => visit(path, true))
    .concat(['/d', '/e'].map((path) => visit(path, false)));
  let long = 0;
  const together: number[] = [];
  const opened = await inLanes(visits, 3, async ({ path, away: isLong }) => {
    if (isLong) together.push((long += 1));
    await new Promise((done) => setTimeout(done, 2));
    if (isLong) long -= 1;
    return path;
  });
  expect(opened.toSorted()).toEqual(['/a', '/b', '/c', '/d', '/e']);
  expect(together).toEqual([1, 1, 1]);
});

it('OPS-401 opens a page that was too slow once more by itself, until one is so again', async () => {
  const page = (path: string, fault?: Opened['fault']): Opened => ({
    visit: { path, base: '', look: 'usual', role: 'guest', watchMs: 0 },
    files: [],
    ...(fault && { fault }),
  });
  const slow = { what: 'holds the page for 2.1 s in one task', isTimed: true } as const;
  const opened = [
    page('/a', slow),
    page('/b'),
    page('/c', { what: 'a bug' }),
    page('/d', slow),
    page('/e', slow),
  ];
  const again: string[] = [];
  const results = await withoutBusy(opened, async ({ path }) => {
    again.push(path);
    return path === '/d' ? page(path, slow) : page(path);
  });
  expect(again).toEqual(['/a', '/d']);
  expect(results.map(({ fault }) => fault?.what)).toEqual([
    undefined,
    undefined,
    'a bug',
    slow.what,
    slow.what,
  ]);
});
