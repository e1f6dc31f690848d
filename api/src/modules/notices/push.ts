import { ECDH } from 'node:crypto';
import webPush from 'web-push';
import type { Db } from '../../kit/database/open.ts';
import {
  listSubscriptions,
  noteFailure,
  noteSuccess,
  type PushSubscription,
  type PushSubscriptionRow,
  readKeys,
  removeSubscription,
} from './push.repository.ts';

export interface PushTarget {
  readonly db: Db;
  /** Origin of the site, which links in messages begin with. */
  readonly siteUrl: string;
}

const millis = 5000;
/** Push services keep a message for a browser that is away, in seconds. */
const ttl = 3 * 86_400;

const keysOf = (db: Db) => readKeys(db, webPush.generateVAPIDKeys);

/** Browsers subscribe with this key. */
export const publicPushKey = async (db: Db): Promise<string> => (await keysOf(db)).publicKey;

/** True for an https address without credentials at a host of the list, or below one that begins with a dot; an entry
 * of the list with a scheme is an origin. Accounts name the address that the API calls: any other would let them call
 * what only the API reaches. */
export const isPushEndpoint = (endpoint: string, hosts: readonly string[]): boolean => {
  const { protocol, origin, host, username, password } = new URL(endpoint);
  if (username || password) return false;
  const isHost = (one: string) => (one.startsWith('.') ? host.endsWith(one) : host === one);
  return hosts.some((one) => one === origin || (protocol === 'https:' && isHost(one)));
};

/** True for the public key of a browser: a point of the curve P-256 (RFC 8291). */
export const isPushKey = (p256dh: string): boolean => {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
};

interface PushMessage {
  /** Identifies the notice: a second message of it takes the place of the first. */
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

async function sendNoted(
  target: PushTarget,
  subscription: PushSubscriptionRow,
  message: PushMessage,
): Promise<void> {
  const { db } = target;
  const { id, failures } = subscription;
  try {
    const status = await sendOne(target, subscription, message);
    if (status === 404 || status === 410) await removeSubscription(db, id);
    else if (status >= 400) throw new Error(`A push service answered ${status}`);
    else if (failures > 0) await noteSuccess(db, id);
  } catch (error) {
    await noteFailure(db, id);
    throw error;
  }
}

/** Sends the message to all browsers of the account at once. One that is gone is forgotten; another failure is thrown
 * after all were tried. */
export async function sendPush(target: PushTarget, userId: number, message: PushMessage): Promise<void> {
  const subscriptions = await listSubscriptions(target.db, userId);
  const sent = await Promise.allSettled(subscriptions.map((one) => sendNoted(target, one, message)));
  const failures = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, 'Push messages were not taken');
}
