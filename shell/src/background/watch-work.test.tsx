import { reportEvent } from '@porao/contracts/page';
import { addCatalog, MemoryRouter } from '@porao/platform/shell';
import { cleanup, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { navigations } from '../layout/route-change.ts';
import en from '../locales/en.ts';
import { RetriedRegion } from '../remotes/region.tsx';
import { watchWork } from './watch-work.ts';

addCatalog('shell', en);
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
});

type WhenIdle = NonNullable<NonNullable<Parameters<typeof watchWork>[0]>['whenIdle']>;
/** A browser that finds rest at once, or never. */
function browser() {
  const state = { isBusy: true };
  const whenIdle: WhenIdle = (call, { timeout }) =>
    void setTimeout(() => call({ didTimeout: state.isBusy }), state.isBusy ? timeout : 1);
  return { state, whenIdle };
}
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

it('SHL-177 stops a region that leaves no moment of rest for 8 s, and none that rests once', async () => {
  const stop = vi.fn<(error: Error, app?: string) => void>();
  const { state, whenIdle } = browser();
  watchWork({ stop, whenIdle });
  await seconds(7);
  state.isBusy = false;
  await seconds(2);
  state.isBusy = true;
  await seconds(6);
  expect(stop).not.toHaveBeenCalled();
  await seconds(4);
  expect(stop).toHaveBeenCalledExactlyOnceWith(
    new Error('Stopped: no rest for 8 s, 0 changes a second'),
    undefined,
  );
});

it('SHL-177 begins again with the next page, and counts nothing while the tab is hidden', async () => {
  const stop = vi.fn<(error: Error, app?: string) => void>();
  watchWork({ stop, whenIdle: browser().whenIdle });
  await seconds(7);
  navigations.set(navigations.current() + 1);
  await seconds(7);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await seconds(20);
  hidden.mockRestore();
  expect(stop).not.toHaveBeenCalled();
});

it('SHL-177 counts the changes of the page where no browser says when it rests', async () => {
  const stop = vi.fn<(error: Error, app?: string) => void>();
  watchWork({ stop, whenIdle: undefined });
  const text = document.body.appendChild(document.createElement('p'));
  let count = 0;
  const change = (every: number) =>
    setInterval(() => {
      text.textContent = String((count += 1));
    }, every);
  const animation = change(16);
  await seconds(20);
  clearInterval(animation);
  expect(stop).not.toHaveBeenCalled();
  const loop = change(2);
  await seconds(12);
  clearInterval(loop);
  text.remove();
  expect(stop).toHaveBeenCalledOnce();
  expect(stop.mock.lastCall?.[0].message).toMatch(/^Stopped: no rest for 8 s, [45]\d\d changes a second$/);
});

it('SHL-177 stops a region whose tasks take most of 20 s', () => {
  let told: (list: { getEntries: () => object[] }) => void = () => {};
  class Observer {
    static readonly supportedEntryTypes = ['longtask'];
    constructor(tell: typeof told) {
      told = tell;
    }
    observe() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  const stop = vi.fn<(error: Error, app?: string) => void>();
  watchWork({ stop, whenIdle: browser().whenIdle });
  const task = (duration: number) => told({ getEntries: () => [{ startTime: performance.now(), duration }] });
  task(5000);
  task(5000);
  expect(stop).not.toHaveBeenCalled();
  task(5000);
  expect(stop).toHaveBeenCalledExactlyOnceWith(new Error('Stopped: tasks of 15 s within 20 s'), undefined);
});

it('SHL-177 a region that is stopped says what happened, keeps the rest, and is reported as its release', async () => {
  const reports: object[] = [];
  const hear = (event: Event) => reports.push((event as CustomEvent<object>).detail);
  window.addEventListener(reportEvent, hear);
  render(
    <MemoryRouter>
      <p>Header</p>
      <RetriedRegion app={{ name: 'mfe-x', release: 'r' }}>
        <p>Content</p>
      </RetriedRegion>
    </MemoryRouter>,
  );
  watchWork({ whenIdle: browser().whenIdle });
  await act(() => seconds(10));
  window.removeEventListener(reportEvent, hear);
  expect(screen.queryByText('Content')).toBeNull();
  expect(screen.getByText('Header')).toBeTruthy();
  expect(screen.getByText(en['region.title'])).toBeTruthy();
  expect(reports).toContainEqual(
    expect.objectContaining({
      kind: 'script-error',
      app: 'mfe-x',
      release: 'r',
      message: expect.stringMatching(/^Stopped: /),
      id: expect.stringMatching(/^[0-9A-F]{8}$/),
    }),
  );
});

it("SHL-177 stops the content of a slot in place of its page's region where its changes are most", async () => {
  const failed = (name: string) => () => <p>{name} failed</p>;
  render(
    <MemoryRouter>
      <RetriedRegion app={{ name: 'mfe-desk', release: 'r' }}>
        <p>Desk</p>
        <div data-slot="desk.cards@1" data-region="mfe-card">
          <RetriedRegion app={{ name: 'mfe-card', release: 'r' }} renderFallback={failed('Card')}>
            <p>Count</p>
          </RetriedRegion>
        </div>
        <div data-slot="desk.cards@1" data-region="mfe-other">
          <RetriedRegion app={{ name: 'mfe-other', release: 'r' }} renderFallback={failed('Other')}>
            <p>Other</p>
          </RetriedRegion>
        </div>
      </RetriedRegion>
    </MemoryRouter>,
  );
  watchWork({ whenIdle: browser().whenIdle });
  const [card, desk] = ['Count', 'Desk'].map((text) => screen.getByText(text));
  const loop = setInterval(() => card?.replaceChildren('Count'), 20);
  const rare = setInterval(() => desk?.replaceChildren('Desk'), 200);
  await act(() => seconds(10));
  clearInterval(loop);
  clearInterval(rare);
  expect(screen.getByText('Card failed')).toBeTruthy();
  expect(screen.getByText('Desk')).toBeTruthy();
  expect(screen.getByText('Other')).toBeTruthy();
});
