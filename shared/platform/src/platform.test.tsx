import { ApiError } from '@porao/client';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { emit, lazyComponent, on, retry, richText, useSession } from './index.ts';
import { createQueryClient } from './queries.ts';
import { provideTestPlatform } from './testing/index.ts';

it('notifies every listener of an event, until it stops listening', () => {
  const heard: unknown[] = [];
  const stop = on('job.applied@1', (payload) => heard.push(payload));
  emit('job.applied@1', { jobId: 7 });
  stop();
  emit('job.applied@1', { jobId: 8 });
  expect(heard).toEqual([{ jobId: 7 }]);
});

it('shows the session of the shell as it changes', () => {
  const platform = provideTestPlatform();
  const Who = () => <p>{useSession()?.type ?? 'guest'}</p>;
  render(<Who />);
  expect(screen.getByText('guest')).toBeTruthy();
  act(() => platform.setSession({ type: 'parent', tutorId: null, phone: '' }));
  expect(screen.getByText('parent')).toBeTruthy();
});

it('tries a failed load again, a bounded number of times', async () => {
  const load = vi.fn(() => Promise.reject(new Error('lost')));
  await expect(retry(load, [1, 1])).rejects.toThrow('lost');
  expect(load).toHaveBeenCalledTimes(3);
});

it('fails a load with its first failure: the next ones may follow from it', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('cause')).mockRejectedValue(new Error('consequence'));
  await expect(retry(load, [1, 1])).rejects.toThrow('cause');
});

it('gives up a load without an answer after the time that the site sets, 10 s without one', async () => {
  vi.useFakeTimers();
  const never = () => new Promise<never>(() => {});
  for (const [config, timeout] of [
    [{ loadTimeoutMs: 1500 }, 1500] as const,
    [{ loadTimeoutMs: undefined }, 10_000] as const,
  ]) {
    provideTestPlatform({ config });
    const ended = vi.fn();
    retry(never).catch(ended);
    await vi.advanceTimersByTimeAsync(timeout - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith(new Error(`No answer after ${timeout / 1000} s.`));
  }
  vi.useRealTimers();
});

it('shows the skeleton, then the page; a page already there at once', async () => {
  const Page = lazyComponent(async () => ({ default: () => <p>Page</p> }), <p>Skeleton</p>);
  render(<Page />);
  expect(screen.getByText('Skeleton')).toBeTruthy();
  expect(await screen.findByText('Page')).toBeTruthy();
  cleanup();
  render(<Page />);
  expect(screen.getByText('Page')).toBeTruthy();
});

it('makes elements of the marked parts of a text', () => {
  render(<p>{richText('Read <a>our terms</a> first', { a: (text) => <strong>{text}</strong> })}</p>);
  expect(screen.getByText('our terms').tagName).toBe('STRONG');
  expect(document.querySelector('p')?.textContent).toBe('Read our terms first');
});

it('RUL-033 keeps what was read fresh for 5 minutes', () => {
  expect(createQueryClient().getDefaultOptions().queries?.staleTime).toBe(300_000);
});

it('asks again up to 3 times, but never after a refusal', () => {
  const again = createQueryClient().getDefaultOptions().queries?.retry;
  if (typeof again !== 'function') throw new Error('retry is no function');
  const lost = new ApiError('lost', 0, 'ERR_NO_RESPONSE');
  expect([0, 1, 2, 3].map((failures) => again(failures, lost))).toEqual([true, true, true, false]);
  expect(again(0, new ApiError('no', 403, 'FORBIDDEN'))).toBe(false);
  expect(again(0, new ApiError('down', 503, 'UNAVAILABLE'))).toBe(true);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  expect(again(0, lost), 'a page that was opened without a network').toBe(false);
});

it('a change made offline fails at once: nothing waits where it could be lost', () => {
  expect(createQueryClient().getDefaultOptions().mutations?.networkMode).toBe('always');
});

it('RUL-014 a failed query is asked 1 + 3 times online, and never offline', async () => {
  vi.useFakeTimers();
  const ask = vi.fn(() => Promise.reject(new ApiError('lost', 0, 'ERR_NO_RESPONSE')));
  const client = createQueryClient();
  const read = (name: string) =>
    client
      .fetchQuery({
        queryKey: [name],
        queryFn: ask,
        retry: client.getDefaultOptions().queries?.retry ?? false,
      })
      .catch(() => 'failed');
  const outcome = read('online');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toBe('failed');
  expect(ask).toHaveBeenCalledTimes(4);

  ask.mockClear();
  onlineManager.setOnline(false);
  void read('offline');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).not.toHaveBeenCalled();
  onlineManager.setOnline(true);
  vi.useRealTimers();
});
