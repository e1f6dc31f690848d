import { browserStorage, call, ownPrefix, siteConfig } from '@porao/platform';

/** - `unsupported`: the browser has no push messages, or the site has no service worker in it.
 *  - `denied`: its settings forbid notifications of this site. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** The address that this account had messages sent to; removed when the session ends, as the API's own note of it. */
const key = `${ownPrefix}push`;

/** The site's worker, which is registered some seconds after the first page. */
const registration = async (): Promise<ServiceWorkerRegistration | undefined> => {
  const canPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return canPush && siteConfig().offline ? navigator.serviceWorker.ready : undefined;
};

/** Returns whether this browser shows push messages for the account that is signed in. */
export async function readPush(): Promise<PushState> {
  const found = await registration();
  if (!found) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await found.pushManager.getSubscription();
  return subscription && browserStorage.get(key) === subscription.endpoint ? 'on' : 'off';
}

/** Asks for the permission and subscribes. Throws when the push service or the API does not take it. */
export async function startPush(): Promise<PushState> {
  const found = await registration();
  if (!found) return 'unsupported';
  // First, and by itself: browsers ask only right after a press.
  if ((await Notification.requestPermission()) !== 'granted') return readPush();
  // One of another account, or of another key, which the browser would refuse.
  await (await found.pushManager.getSubscription())?.unsubscribe();
  await keepPush(await subscribe(found));
  return 'on';
}

async function subscribe({ pushManager }: ServiceWorkerRegistration): Promise<PushSubscription> {
  const { key: applicationServerKey } = await call('GET /api/notices/push-key');
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

async function keepPush(subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  await call('POST /api/notices/push', { body: { endpoint, keys: { p256dh, auth } } });
  browserStorage.set(key, endpoint);
}

/** Browsers end subscriptions and make others by themselves: this account's messages then go to the one of now. */
export async function renewPush(): Promise<void> {
  const known = browserStorage.get(key);
  if (known === null) return;
  const found = await registration();
  if (!found || Notification.permission !== 'granted') return;
  const current = await found.pushManager.getSubscription();
  if (current?.endpoint !== known) await keepPush(current ?? (await subscribe(found)));
}

/** Ends them in the browser first, so that none is shown even if the API is not reached. */
export async function stopPush(): Promise<PushState> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  browserStorage.remove(key);
  if (subscription) {
    await subscription.unsubscribe();
    await call('POST /api/notices/push/stop', { body: { endpoint: subscription.endpoint } });
  }
  return readPush();
}
