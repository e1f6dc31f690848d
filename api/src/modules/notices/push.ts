import webPush from 'web-push';
import type { Db } from '../../kit/database/open.ts';
import { listSubscriptions, type PushSubscription, readKeys, removeSubscription } from './push.repository.ts';

export interface PushTarget {
  readonly db: Db;
  /** Origin of the site, which links in messages begin with. */
  readonly siteUrl: string;
}

const millis = 5000;
/** Push services keep a message for a browser that is away, in seconds. */
const ttl = 3 * 86_400;

const keysOf = (db: Db) => readKeys(db, webPush.generateVAPIDKeys);

/** What browsers subscribe with. */
export const publicPushKey = async (db: Db): Promise<string> => (await keysOf(db)).publicKey;

/** True for a host of the list, or below one that begins with a dot. Accounts name the address that the API calls:
 * any other would let them call what only the API reaches. */
export const isPushHost = (endpoint: string, hosts: readonly string[]): boolean => {
  const { host } = new URL(endpoint);
  return hosts.some((one) => (one.startsWith('.') ? host.endsWith(one) : host === one));
};

interface PushMessage {
  /** Of the notice: a second message of it takes the place of the first. */
  readonly id: number;
  readonly text: string;
  readonly path: string;
}

async function sendOne(
  { db, siteUrl }: PushTarget,
  { endpoint, p256dh, auth }: PushSubscription,
  message: PushMessage,
): Promise<number> {
  const subscription = { endpoint, keys: { p256dh, auth } };
  const { method, headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
    vapidDetails: {
      subject: siteUrl.startsWith('https:') ? siteUrl : 'mailto:nobody@localhost',
      ...(await keysOf(db)),
    },
    TTL: ttl,
    topic: `notice-${message.id}`,
  });
  const answer = await fetch(endpoint, {
    method,
    headers: Object.entries(headers).map(([name, value]) => [name, value] as [string, string]),
    body: new Uint8Array(body ?? Buffer.alloc(0)),
    signal: AbortSignal.timeout(millis),
    redirect: 'error',
  });
  await answer.body?.cancel();
  return answer.status;
}

/** To each browser of the account; one that is gone is forgotten, and another failure is thrown after all were tried. */
export async function sendPush(target: PushTarget, userId: number, message: PushMessage): Promise<void> {
  const subscriptions = await listSubscriptions(target.db, userId);
  const failures: unknown[] = [];
  for (const subscription of subscriptions) {
    try {
      const status = await sendOne(target, subscription, message);
      if (status === 404 || status === 410)
        await removeSubscription(target.db, userId, subscription.endpoint);
      else if (status >= 400) throw new Error(`A push service answered ${status}`);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Push messages were not taken');
}
