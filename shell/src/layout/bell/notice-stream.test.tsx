import { addCatalog } from '@porao/platform/shell';
import { provideTestPlatform, stubServer, TestPage, type TestPlatform } from '@porao/platform/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '../../locales/en.ts';
import { toldRevision } from '../../remotes/live-releases.ts';
import { PublicLayout } from '../public-layout.tsx';
import BellPart from './bell.part.tsx';

addCatalog('shell', en);

const session = { type: 'tutor', tutorId: 7, phone: '01700000001' };
/** The tests' environment has streams, but no name for them. */
const Stream = new Response('').body?.constructor as typeof ReadableStream<Uint8Array>;

let platform: TestPlatform;
beforeEach(() => {
  platform = provideTestPlatform({ session });
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A server whose streams the test writes; `signals` say which of them the page has left. */
function startServer(answers: Record<string, unknown> = {}) {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const server = stubServer(
    {
      'GET /events/notices': () =>
        new Response(
          new Stream({
            start: (stream) => void streams.push(stream),
          }),
        ),
      'GET /api/notices/unread': { count: 9 },
      'GET /api/v1/user': { data: { name: 'Rina', roles: ['tutor'] } },
      'POST /api/notices/12/read': { status: 'success', message: '', data: null },
      ...answers,
    },
    { token: 'a' },
  );
  const opened = async (count: number) => {
    await waitFor(() => expect(streams).toHaveLength(count));
    return streams[count - 1];
  };
  const write = async (text: string) =>
    act(async () => streams.at(-1)?.enqueue(new TextEncoder().encode(text)));
  const countReads = () => server.sent.filter(({ path }) => path === '/api/notices/unread').length;
  return { ...server, opened, write, countReads };
}
const show = (path = '/tutor/dashboard') =>
  render(
    <TestPage path={path}>
      <BellPart />
    </TestPage>,
  );
const bell = (name: string) => screen.findByRole('button', { name });

it('NTF-056 a change is shown at once, however its bytes arrive, and nothing is asked for', async () => {
  const server = startServer();
  show();
  await server.opened(1);
  expect(server.sent[0]).toMatchObject({ path: '/events/notices', signedIn: true });
  await server.write(':\n\ndata: 1');
  expect(screen.queryByRole('button', { name: /unread/ })).toBeNull();
  await server.write('2\n\n');
  await bell('Notices, 12 unread');
  await server.write('data: 3\n\n:\n\ndata: 0\n\n');
  await bell('Notices');
  expect(server.countReads()).toBe(0);
});

it('NTF-056 a stream that ends is opened again; where there is none the page asks each minute until there is', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = startServer();
  show();
  const stream = await server.opened(1);
  await server.write('data: 1\n\n');
  await bell('Notices, 1 unread');
  server.answers['GET /events/notices'] = () => new Response(null, { status: 503 });
  await act(async () => stream?.close());
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  await bell('Notices, 9 unread');
  const reads = server.countReads();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(server.countReads()).toBe(reads + 1);
  server.answers['GET /events/notices'] = () => new Response('data: 4\n\n');
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  await bell('Notices, 4 unread');
});

it('NTF-056 a page that is hidden for a minute leaves the stream, and comes back when it is seen', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = startServer();
  show();
  await server.opened(1);
  const left = vi.spyOn(AbortController.prototype, 'abort');
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => vi.advanceTimersByTimeAsync(59_000));
  await server.write(':\n\n');
  expect(left).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(left).toHaveBeenCalledOnce();
  visible.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await server.opened(2);
});

it('SHL-183 a revision that the stream tells is kept until the stream ends, and is no number of notices', async () => {
  const server = startServer();
  show();
  const stream = await server.opened(1);
  await server.write('data: 2\n\nevent: releases\ndata:41\n\n');
  await bell('Notices, 2 unread');
  await waitFor(() => expect(toldRevision.current()).toBe(41));
  await server.write('data: 3\n\n');
  await bell('Notices, 3 unread');
  await act(async () => stream?.close());
  await waitFor(() => expect(toldRevision.current()).toBeUndefined());
});

it('NTF-057 the header of public pages has the bell for who is signed in alone', async () => {
  const server = startServer();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  document.body.innerHTML = '<div id="root"><main data-main-content>Content</main></div>';
  render(
    <TestPage>
      <PublicLayout menu={[]}>Content</PublicLayout>
    </TestPage>,
  );
  await bell('Notices');
  await server.opened(1);
  act(() => platform.setSession(null));
  expect(screen.queryByRole('button', { name: /^Notices/ })).toBeNull();
});

it('NTF-058 the notice whose push message opened the page, or showed it, is marked as read', async () => {
  const worker = new EventTarget();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: worker }));
  const server = startServer();
  const marked = () => server.sent.filter(({ path }) => path === '/api/notices/12/read').length;
  show('/tutor/dashboard?a=1#notice=12');
  await waitFor(() => expect(marked()).toBe(1));
  expect(location.href).toMatch(/\/tutor\/dashboard\?a=1$/);
  worker.dispatchEvent(new MessageEvent('message', { data: { pressed: 'notice=12' } }));
  worker.dispatchEvent(new MessageEvent('message', { data: 'something else' }));
  worker.dispatchEvent(new MessageEvent('message', { data: null }));
  await waitFor(() => expect(marked()).toBe(2));
});
