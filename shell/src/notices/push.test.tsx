import { provideTestPlatform, stubServer, TestPage } from '@porao/platform/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renewPush } from '../common/browser-push.ts';
import { PushSection } from './push.section.tsx';

const endpoint = 'https://push.example/one';
const keys = { p256dh: 'p', auth: 'a' };

/** A browser with push messages, by the answer to its question. */
function browser(answer: NotificationPermission, before: NotificationPermission = 'default') {
  let current: { endpoint: string; unsubscribe: () => Promise<boolean> } | null = null;
  const made = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: vi.fn(async () => {
      current = null;
      return true;
    }),
  };
  const pushManager = {
    getSubscription: async () => current,
    subscribe: vi.fn(async () => {
      current = made;
      return made;
    }),
  };
  const permission = { permission: before, requestPermission: vi.fn() };
  permission.requestPermission.mockImplementation(async () => {
    permission.permission = answer;
    return answer;
  });
  vi.stubGlobal('Notification', permission);
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { ready: Promise.resolve({ pushManager }) } });
  return { made, pushManager, permission };
}

function show({ offline = true } = {}) {
  const platform = provideTestPlatform({ config: { offline } });
  const done = { status: 'success', message: '', data: null };
  const server = stubServer(
    {
      'GET /api/notices/push-key': { key: 'public-key' },
      'POST /api/notices/push': done,
      'POST /api/notices/push/stop': done,
    },
    { token: 'a' },
  );
  render(
    <TestPage>
      <PushSection />
    </TestPage>,
  );
  return { platform, server };
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const posted = ({ server }: ReturnType<typeof show>) =>
  server.sent.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('NTF-045 asks for the permission on the press alone, subscribes with the key of the API, and ends again', async () => {
  const { permission, pushManager, made } = browser('granted');
  const shown = show();
  await screen.findByRole('button', { name: 'Switch on' });
  expect(permission.requestPermission).not.toHaveBeenCalled();
  await press('Switch on');
  await screen.findByRole('button', { name: 'Switch off' });
  expect(pushManager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: 'public-key',
  });
  await press('Switch off');
  await screen.findByRole('button', { name: 'Switch on' });
  expect(made.unsubscribe).toHaveBeenCalledOnce();
  expect(posted(shown)).toEqual([
    ['/api/notices/push', { endpoint, keys }],
    ['/api/notices/push/stop', { endpoint }],
  ]);
});

it('NTF-045 a subscription of somebody who signed out here counts as none, and is replaced', async () => {
  const { made, pushManager } = browser('granted', 'granted');
  await pushManager.subscribe();
  show();
  await press('Switch on');
  await screen.findByRole('button', { name: 'Switch off' });
  expect(made.unsubscribe).toHaveBeenCalledOnce();
});

it('NTF-045 says what to do where notifications are denied, and where there are none', async () => {
  browser('denied');
  show();
  await press('Switch on');
  expect(await screen.findByText(/does not allow notifications/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  show({ offline: false });
  expect(await screen.findByText(/cannot show push messages/)).toBeTruthy();
});

it('NTF-045 a push service that does not answer leaves it off', async () => {
  const { pushManager } = browser('granted');
  pushManager.subscribe.mockRejectedValue(new DOMException('push service error', 'AbortError'));
  const { platform } = show();
  await press('Switch on');
  await waitFor(() => expect(platform.toasts[0]?.title).toBe('This could not be switched'));
  expect(await screen.findByRole('button', { name: 'Switch on' })).toBeTruthy();
});

it('SHL-099 a page has messages sent to the subscription of now, once, and only where it had any', async () => {
  browser('granted', 'granted');
  const shown = show();
  await renewPush();
  expect(posted(shown)).toEqual([]);
  localStorage.setItem('porao-own:push', 'https://push.example/ended');
  await renewPush();
  await renewPush();
  expect(posted(shown)).toEqual([['/api/notices/push', { endpoint, keys }]]);
  expect(localStorage.getItem('porao-own:push')).toBe(endpoint);
});
