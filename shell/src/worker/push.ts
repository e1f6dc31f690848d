import { asAccount, sessionRecordIn } from '@porao/contracts/page';
import { noticeHash, type PressedNotice } from '../common/pressed-notice.ts';

/** Is the part of its pages that the worker uses; the page's types are the browser's window. */
interface PageClient {
  url: string;
  focus: () => Promise<unknown>;
  postMessage: (message: PressedNotice) => void;
}
export interface PushClients {
  matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly PageClient[]>;
  openWindow: (url: string) => Promise<unknown>;
}

interface ShownNotice {
  readonly title: string;
  readonly body: string;
  readonly icon: string;
  /** A second message of one notice takes the place of the first. */
  readonly tag: string;
  /** Address of the notice's page, with the notice in its hash. */
  readonly data: string;
}

/** The notification for a push message of the API (`{ id, text, path }`). A message that cannot be read is shown, too,
 * since a browser takes the permission from a site that shows none. */
export function noticeOf(message: string | undefined): ShownNotice {
  const { id, text, path } = parse(message);
  const given = new URL(typeof path === 'string' ? path : '/', location.origin);
  const url = given.origin === location.origin ? given : new URL(location.origin);
  if (typeof id === 'number') url.hash = noticeHash + id;
  return {
    title: 'Porao',
    body: typeof text === 'string' ? text : '',
    icon: '/icon-192.png',
    tag: `notice-${typeof id === 'number' ? id : 'unknown'}`,
    data: url.href,
  };
}

function parse(message: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(message ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Shows the page of a notice: in the tab that has it already, else in a new one, since in any other something may be
 * half typed. The page marks the notice as read. */
export async function openNotice(clients: PushClients, data: unknown): Promise<void> {
  const [url, hash = ''] = String(data).split('#');
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find((page) => page.url.split('#')[0] === url);
  if (!shown) return void (await clients.openWindow(String(data)));
  await shown.focus();
  shown.postMessage({ pressed: hash });
}

interface Subscription {
  toJSON: () => PushSubscriptionJSON;
}
interface PushSubscriber {
  subscribe: (options: { userVisibleOnly: true; applicationServerKey: string }) => Promise<Subscription>;
}

/** Has messages sent to the subscription that the browser made in place of one that ended, or makes one. Where the worker
 * cannot read the session, the account's next page does it (`renewPush`). */
export async function renewSubscription(
  manager: PushSubscriber,
  made: Subscription | null | undefined,
  session: string | undefined,
): Promise<void> {
  const record = sessionRecordIn(decodeURIComponent(session ?? ''));
  if (record === null) return;
  const authorization = record.token ? `Bearer ${record.token}` : asAccount(record.account);
  const ask = async (path: string, init?: RequestInit) => {
    const headers = { authorization, 'content-type': 'application/json' };
    const answer = await fetch(path, { ...init, headers });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`);
    return answer.json() as Promise<unknown>;
  };
  const subscribe = async () => {
    const { key } = (await ask('/api/notices/push-key')) as { key: string };
    return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  };
  const { endpoint, keys } = (made ?? (await subscribe())).toJSON();
  await ask('/api/notices/push', { method: 'POST', body: JSON.stringify({ endpoint, keys }) });
}
