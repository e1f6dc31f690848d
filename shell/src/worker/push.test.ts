// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import { noticeOf, openNotice, renewSubscription } from './push.ts';

beforeEach(() => void vi.stubGlobal('location', new URL('http://site/sw.js')));

const page = (url: string) => ({ url, focus: vi.fn(async () => {}), postMessage: vi.fn() });
const clientsWith = (pages: ReturnType<typeof page>[]) => ({
  matchAll: async () => pages,
  openWindow: vi.fn(async () => {}),
});

it('NTF-046 shows what the API sent; a second message of one notice takes the place of the first', () => {
  expect(noticeOf(JSON.stringify({ id: 7, text: 'You were shortlisted.', path: '/tutor/x?a=1' }))).toEqual({
    title: 'Porao',
    body: 'You were shortlisted.',
    icon: '/icon-192.png',
    tag: 'notice-7',
    data: 'http://site/tutor/x?a=1#notice=7',
  });
});

it.each([
  undefined,
  '',
  'text',
  '[]',
  '{"path":7}',
  '{"path":"https://evil.example/"}',
  '{"path":"//evil.example"}',
])('NTF-046 a message that is none of ours leads to this site all the same: %s', (message) =>
  expect(noticeOf(message)).toMatchObject({
    title: 'Porao',
    body: '',
    data: expect.stringMatching(/^http:..site/),
  }),
);

it('NTF-046 NTF-058 a press shows the tab that has the page, else a new one, and says which notice it was', async () => {
  const [other, same] = [page('http://site/'), page('http://site/tutor/x#top')];
  const clients = clientsWith([other, same]);
  await openNotice(clients, 'http://site/tutor/x#notice=7');
  expect(same.focus).toHaveBeenCalledOnce();
  expect(same.postMessage).toHaveBeenCalledWith({ pressed: 'notice=7' });
  expect(clients.openWindow).not.toHaveBeenCalled();
  await openNotice(clients, 'http://site/tutor/y#notice=8');
  expect(other.focus).not.toHaveBeenCalled();
  expect(clients.openWindow).toHaveBeenCalledWith('http://site/tutor/y#notice=8');
});

const started = { type: 'tutor', tutorId: 7, phone: '', OTPVerifyUseOnly: false };
const session = encodeURIComponent(JSON.stringify({ ...started, account: '7', until: 1 }));
const subscriptionTo = (endpoint: string) => ({
  toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
});
function server() {
  const asked = vi.fn(async (_path: string, _init: RequestInit) => Response.json({ key: 'public-key' }));
  vi.stubGlobal('fetch', asked);
  return () => asked.mock.calls.map(([path, { body }]) => [path, body]);
}
const sent = (endpoint: string) => JSON.stringify({ endpoint, keys: { p256dh: 'p', auth: 'a' } });

it('SHL-099 a subscription that the browser made is told to the API, or made where there is none', async () => {
  const asked = server();
  const subscribe = vi.fn(async () => subscriptionTo('https://push.example/made'));
  await renewSubscription({ subscribe }, subscriptionTo('https://push.example/new'), session);
  expect(subscribe).not.toHaveBeenCalled();
  await renewSubscription({ subscribe }, null, session);
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'public-key' });
  expect(asked()).toEqual([
    ['/api/notices/push', sent('https://push.example/new')],
    ['/api/notices/push-key', undefined],
    ['/api/notices/push', sent('https://push.example/made')],
  ]);
});

it('SHL-099 a worker that reads no session leaves it to the next page', async () => {
  const asked = server();
  await renewSubscription({ subscribe: vi.fn() }, subscriptionTo('https://push.example/new'), undefined);
  expect(asked()).toEqual([]);
});
