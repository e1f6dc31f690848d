import type { Notice } from '@porao/contracts';
import { addCatalog } from '@porao/platform/shell';
import {
  failure,
  hrefOf,
  provideTestPlatform,
  setOnline,
  stubServer,
  TestPage,
  type TestPlatform,
  TestRoutes,
} from '@porao/platform/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '../../locales/en.ts';
import { Bell } from '../bell.tsx';
import BellPart from './bell.part.tsx';

addCatalog('shell', en);

const session = { type: 'tutor', tutorId: 7, phone: '01700000001' };
const notice = (id: number, over: Partial<Notice> = {}): Notice => ({
  id,
  kind: 'applications',
  text: `Notice ${id}`,
  path: `/tutor/page/${id}`,
  created_at: new Date(Date.now() - 3_600_000).toISOString(),
  read_at: null,
  ...over,
});
const pageOf = (data: Notice[], current_page = 1, last_page = 1) => ({
  data,
  current_page,
  last_page,
  total: data.length,
});

let platform: TestPlatform;
beforeEach(() => {
  platform = provideTestPlatform({ session });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
  vi.unstubAllGlobals();
});

const renderBell = () =>
  render(
    <TestPage>
      <Bell />
    </TestPage>,
  );
function show(answers: Record<string, unknown>) {
  const server = stubServer(
    {
      'GET /api/v1/user': { data: { roles: ['tutor', 'parent'] } },
      'GET /api/notices': pageOf([notice(3), notice(2), notice(1, { read_at: '2026-11-01T00:00:00Z' })]),
      'GET /api/notices/unread': { count: 2 },
      ...answers,
    },
    { token: 'a' },
  );
  render(
    <TestPage path="/tutor/dashboard">
      <BellPart />
      <button type="button">Elsewhere</button>
      <TestRoutes pages={{}} />
    </TestPage>,
  );
  return server;
}
const bell = (name: string | RegExp = /^Notices/) => screen.findByRole('button', { name });
const openPanel = async () => {
  fireEvent.click(await bell());
  return screen.findByRole('region', { name: 'Notices' });
};
/** Its effects have run: it has the focus, and hears what would close it. */
const listeningPanel = async () => {
  const panel = await openPanel();
  await waitFor(() => expect(document.activeElement).toBe(panel));
  return panel;
};
const countReads = ({ sent }: ReturnType<typeof show>) =>
  sent.filter(({ path }) => path === '/api/notices/unread').length;

it('NTF-040 the button says how many notices are unread, and reads the count again each minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = show({});
  expect((await bell('Notices, 2 unread')).textContent).toBe('2');
  server.answers['GET /api/notices/unread'] = { count: 120 };
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect((await bell('Notices, 120 unread')).textContent).toBe('99+');
  server.answers['GET /api/notices/unread'] = { count: 0 };
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect((await bell('Notices')).textContent).toBe('');
});

it('NTF-040 a page that is not looked at does not ask', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = show({});
  await bell('Notices, 2 unread');
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => vi.advanceTimersByTimeAsync(180_000));
  expect(countReads(server)).toBe(1);
  visible.mockReturnValue('visible');
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(countReads(server)).toBe(2));
});

it('NTF-041 lists the newest with what is unread, and a press opens its page and marks it read', async () => {
  const server = show({ 'POST /api/notices/3/read': { status: 'success', message: '', data: null } });
  await listeningPanel();
  const links = (await screen.findAllByRole('listitem')).map((item) => item.querySelector('a'));
  expect(links.map((link) => link?.textContent)).toEqual([
    'New: Notice 31 hour ago',
    'New: Notice 21 hour ago',
    'Notice 11 hour ago',
  ]);
  server.answers['GET /api/notices/unread'] = { count: 1 };
  fireEvent.click(screen.getByRole('link', { name: /Notice 3/ }));
  expect(screen.getByRole('status').textContent).toBe('/tutor/page/3');
  expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
  await bell('Notices, 1 unread');
  expect(server.sent.some(({ path }) => path === '/api/notices/3/read')).toBe(true);
});

it("NTF-041 a notice for another role of the account switches to that role's page", async () => {
  show({
    'GET /api/notices': pageOf([
      notice(3, { path: '/parent/dashboard/requests/tutor-requests/4' }),
      notice(2, { path: '/ops/requests/4' }),
    ]),
  });
  await openPanel();
  const link = await screen.findByRole('link', { name: /Notice 3/ });
  await waitFor(() =>
    expect(link.getAttribute('href')).toBe(
      '/account-switcher?to=parent&next=%2Fparent%2Fdashboard%2Frequests%2Ftutor-requests%2F4',
    ),
  );
  expect(hrefOf(/Notice 2/)).toBe('/ops/requests/4');
});

it('NTF-041 marks all as read up to the newest that is shown; a refusal is said', async () => {
  const server = show({ 'POST /api/notices/read': failure(500, 'INTERNAL', 'Down') });
  await openPanel();
  const button = await screen.findByRole('button', { name: 'Mark all as read' });
  fireEvent.click(button);
  await waitFor(() => expect(platform.toasts[0]?.title).toBe('They were not marked as read'));
  server.answers['POST /api/notices/read'] = { status: 'success', message: '', data: null };
  server.answers['GET /api/notices/unread'] = { count: 0 };
  fireEvent.click(button);
  await bell('Notices');
  expect(server.sent.findLast(({ path }) => path === '/api/notices/read')?.body).toEqual({ until: 3 });
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

it('NTF-041 reads older pages on request, each notice once', async () => {
  show({
    'GET /api/notices': ({ path }: { path: string }) =>
      Response.json(
        path.endsWith('page=2') ? pageOf([notice(2), notice(1)], 2, 2) : pageOf([notice(3), notice(2)], 1, 2),
      ),
  });
  await openPanel();
  fireEvent.click(await screen.findByRole('button', { name: 'Older notices' }));
  await screen.findByRole('link', { name: /Notice 1/ });
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Older notices' })).toBeNull();
});

it('NTF-041 shows what came in while the panel is open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = show({});
  await openPanel();
  await screen.findByRole('link', { name: /Notice 3/ });
  server.answers['GET /api/notices'] = pageOf([notice(4), notice(3)]);
  server.answers['GET /api/notices/unread'] = { count: 3 };
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByRole('link', { name: /Notice 4/ })).toBeTruthy();
});

it('NTF-041 says that there are none, that they cannot be loaded, and that there is no network', async () => {
  show({ 'GET /api/notices': pageOf([]), 'GET /api/notices/unread': { count: 0 } });
  await openPanel();
  expect(screen.getByText('Loading notices')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'No notices yet' })).toBeTruthy();
  cleanup();

  show({ 'GET /api/notices': () => failure(500, 'INTERNAL', 'Down') });
  await openPanel();
  expect(await screen.findByRole('heading', { name: 'Your notices could not be loaded' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();

  // Without a network a read that was never answered waits.
  cleanup();
  setOnline(false);
  show({});
  await openPanel();
  expect(await screen.findByRole('heading', { name: 'No Internet!' })).toBeTruthy();
});

it('NTF-041 closes by Escape, which leads back to the button, by a press and by the focus elsewhere', async () => {
  show({});
  await listeningPanel();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
  expect(document.activeElement).toBe(await bell());
  await listeningPanel();
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
  await listeningPanel();
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
  const panel = await listeningPanel();
  fireEvent.pointerDown(panel);
  expect(hrefOf('Notice settings')).toBe('/notices/settings');
});

it('NTF-040 comes after the content of the page, and goes with the session', async () => {
  const server = stubServer({ 'GET /api/notices/unread': { count: 2 } }, { token: 'a' });
  document.body.innerHTML = '<div id="root"></div>';
  const root = document.querySelector('#root');
  if (!root) throw new Error('No root');
  renderBell();
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('button')).toBeNull();
  root.innerHTML = '<main data-main-content>Content</main>';
  await bell('Notices, 2 unread');
  act(() => platform.setSession(null));
  expect(screen.queryByRole('button')).toBeNull();
  expect(server.sent.map(({ path }) => path)).toEqual(['/events/notices', '/api/notices/unread']);
});

it('NTF-040 a guest neither loads nor asks for anything', async () => {
  provideTestPlatform();
  const server = stubServer({});
  document.body.innerHTML = '<div id="root"><main data-main-content>Content</main></div>';
  renderBell();
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('button')).toBeNull();
  expect(server.sent).toEqual([]);
});
