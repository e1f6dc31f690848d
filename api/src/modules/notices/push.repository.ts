import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

async function findKeys(db: Db): Promise<PushKeys | undefined> {
  const row = await db.selectFrom('push_keys').select(['public_key', 'private_key']).executeTakeFirst();
  return row && { publicKey: row.public_key, privateKey: row.private_key };
}

/** The pair of this site; made by the first process that asks. */
export async function readKeys(db: Db, make: () => PushKeys): Promise<PushKeys> {
  const known = await findKeys(db);
  if (known) return known;
  const { publicKey, privateKey } = make();
  await db
    .insertInto('push_keys')
    .values({ public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
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
  const owner = { user_id: userId, session_id: sessionId, p256dh, auth, failures: 0, failed_at: null };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('push_subscriptions')
      .values({ endpoint, ...owner })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(owner))
      .execute();
    await sql`delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = ${userId} order by id desc offset ${perAccount})`.execute(
      trx,
    );
  });
}

export async function endSubscription(db: Db, userId: number, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('endpoint', '=', endpoint)
    .execute();
}

export interface PushSubscriptionRow extends PushSubscription {
  readonly id: number;
  /** Failed tries since the last message that was taken. */
  readonly failures: number;
}

/** Failed tries in a row after which a subscription is left out for an hour, and after which it is forgotten. */
const [pausesAfter, forgottenAfter] = [3, 10];

export async function removeSubscription(db: Db, id: number): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

export async function noteSuccess(db: Db, id: number): Promise<void> {
  await db
    .updateTable('push_subscriptions')
    .set({ failures: 0, failed_at: null })
    .where('id', '=', id)
    .execute();
}

/** Counts a failed try, or forgets the subscription after too many in a row. */
export async function noteFailure(db: Db, id: number): Promise<void> {
  await sql`with forgotten as (
      delete from push_subscriptions where id = ${id} and failures >= ${forgottenAfter - 1})
    update push_subscriptions set failures = failures + 1, failed_at = now()
    where id = ${id} and failures < ${forgottenAfter - 1}`.execute(db);
}

/** Lists those of browsers that are signed in, without those that have failed again and again in the last hour. */
export function listSubscriptions(db: Db, userId: number): Promise<PushSubscriptionRow[]> {
  return db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .select(['push_subscriptions.id', 'endpoint', 'p256dh', 'auth', 'failures'])
    .where('push_subscriptions.user_id', '=', userId)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', sql<string>`now()`)
    .where(sql<boolean>`(failures < ${pausesAfter} or failed_at < now() - interval '1 hour')`)
    .orderBy('push_subscriptions.id')
    .execute();
}
