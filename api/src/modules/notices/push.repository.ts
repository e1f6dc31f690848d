import type { Db } from '../../kit/database/open.ts';
import { many, one, run } from '../../kit/database/query.repository.ts';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const findKeys = (db: Db) =>
  one<PushKeys>(db)`select public_key as "publicKey", private_key as "privateKey" from push_keys`;

/** The pair of this site; made by the first process that asks. */
export async function readKeys(db: Db, make: () => PushKeys): Promise<PushKeys> {
  const known = await findKeys(db);
  if (known) return known;
  const { publicKey, privateKey } = make();
  await run(db)`insert into push_keys (public_key, private_key) values (${publicKey}, ${privateKey})
    on conflict do nothing`;
  const stored = await findKeys(db);
  if (!stored) throw new Error('The keys for push messages were not stored.');
  return stored;
}

export interface PushSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Browsers of an account that push messages go to; the oldest is given up for another one. */
const perAccount = 10;

export async function addSubscription(
  db: Db,
  { userId, sessionId }: { userId: number; sessionId: string },
  { endpoint, p256dh, auth }: PushSubscription,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await run(trx)`insert into push_subscriptions (endpoint, user_id, session_id, p256dh, auth)
      values (${endpoint}, ${userId}, ${sessionId}, ${p256dh}, ${auth})
      on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
        p256dh = excluded.p256dh, auth = excluded.auth, failures = 0, failed_at = null`;
    await run(trx)`delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = ${userId} order by id desc offset ${perAccount})`;
  });
}

export const endSubscription = (db: Db, userId: number, endpoint: string) =>
  run(db)`delete from push_subscriptions where user_id = ${userId} and endpoint = ${endpoint}`;

export interface PushSubscriptionRow extends PushSubscription {
  readonly id: number;
  /** Failed tries since the last message that was taken. */
  readonly failures: number;
}

/** Failed tries in a row after which a subscription is left out for an hour, and after which it is forgotten. */
const [pausesAfter, forgottenAfter] = [3, 10];

export const removeSubscription = (db: Db, id: number) =>
  run(db)`delete from push_subscriptions where id = ${id}`;

export const noteSuccess = (db: Db, id: number) =>
  run(db)`update push_subscriptions set failures = 0, failed_at = null where id = ${id}`;

/** Counts a failed try, or forgets the subscription after too many in a row. */
export const noteFailure = (db: Db, id: number) => run(db)`with forgotten as (
      delete from push_subscriptions where id = ${id} and failures >= ${forgottenAfter - 1})
    update push_subscriptions set failures = failures + 1, failed_at = now()
    where id = ${id} and failures < ${forgottenAfter - 1}`;

/** Lists those of browsers that are signed in, without those that have failed again and again in the last hour. */
export const listSubscriptions = (db: Db, userId: number) => many<PushSubscriptionRow>(db)`
  select p.id, p.endpoint, p.p256dh, p.auth, p.failures
  from push_subscriptions p join sessions s on s.id = p.session_id
  where p.user_id = ${userId} and s.revoked_at is null and s.expires_at > now()
    and (p.failures < ${pausesAfter} or p.failed_at < now() - interval '1 hour') order by p.id`;
