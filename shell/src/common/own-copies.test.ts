import { reportEvent } from '@porao/contracts/page';
import { afterEach, expect, it, vi } from 'vitest';

const fetched = vi.fn<typeof fetch>(async () => new Response('from the server'));
const sent = vi.fn(() => true);
vi.stubGlobal('fetch', fetched);
vi.stubGlobal('navigator', { onLine: true, sendBeacon: sent });

const { keepCopies, own } = await import('./own-copies.ts');
const { fetchUnlessAsked } = await import('../boot/early-reads.ts');
const { report } = await import('./report.ts');
keepCopies();

const pushState = Reflect.get(history, 'pushState');
const dispatchEvent = Reflect.get(window, 'dispatchEvent');
afterEach(() => {
  history.pushState = pushState;
  window.dispatchEvent = dispatchEvent;
});

it('SHL-172 calls, reports and navigation use copies that were made before a remote put others in their place', async () => {
  const foreign = vi.fn<() => never>(() => {
    throw new Error('of a remote');
  });
  vi.stubGlobal('fetch', foreign);
  navigator.sendBeacon = foreign;
  history.pushState = foreign;
  window.dispatchEvent = foreign;
  window.addEventListener = foreign;

  expect(await (await fetchUnlessAsked('/api/v1/user', { method: 'GET' })).text()).toBe('from the server');
  const heard = vi.fn<() => void>();
  own().window.addEventListener(reportEvent, heard);
  report({ kind: 'timing', app: 'mfe-x', release: '0123456789ab', value: 1 });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledTimes(1);
  own().window.history.pushState({ idx: 3 }, '', '/jobs');
  expect(location.pathname).toBe('/jobs');
  expect(own().window.history.state).toEqual({ idx: 3 });
  expect(foreign).not.toHaveBeenCalled();
});
