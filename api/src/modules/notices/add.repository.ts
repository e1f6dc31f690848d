import type { NoticeChannel, NoticeKind } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { many, run } from '../../kit/database/query.repository.ts';
import { type Queue, send } from '../../kit/queue/index.ts';
import type { NoticeParams } from './compose.ts';
import { addQuestion } from './questions.repository.ts';
import type { Question } from './questions.rules.ts';
import type { NoticeText } from './table.ts';

export interface NewNotice {
  readonly userId: number;
  /** Names the event: a second notice of the same source and person is not made. */
  readonly source: string;
  readonly kind: NoticeKind;
  readonly text: NoticeText;
  readonly params: NoticeParams;
  /** Is relative to the site. */
  readonly path: string;
  readonly channels: readonly NoticeChannel[];
  /** Does not wait for the end of the quiet hours. */
  readonly urgent?: boolean;
  /** Neither waits for the limit of a day nor counts for it. */
  readonly uncounted?: boolean;
  /** Is asked in a text message, of accounts that are asked by SMS. */
  readonly question?: Question;
}

/** Channels that a person switched on or off, by kind. */
export type Choices = Readonly<Partial<Record<NoticeKind, Partial<Record<NoticeChannel, boolean>>>>>;

export const isChosen = (choices: Choices, kind: NoticeKind, channel: NoticeChannel): boolean =>
  choices[kind]?.[channel] ?? true;

export type DeliveryChannel = Exclude<NoticeChannel, 'site'>;

/** A job for each message that leaves the site; a channel that does not answer holds up its own queue alone. */
export const deliveryQueues: Readonly<Record<DeliveryChannel, Queue<{ delivery: number }>>> = {
  sms: { name: 'sms' },
  email: { name: 'email' },
  push: { name: 'push' },
};
/** Notified with the account's id when its notices changed. */
export const noticesChannel = 'porao_notices';

/** Choices of those of these accounts that get notices: neither banned nor unfinished sign-ups. */
async function readChoices(trx: Db, userIds: readonly number[]) {
  const rows = await many<{ id: number; channels: Choices | null; by_sms: boolean }>(trx)`
    select u.id, s.channels, u.by_sms_since is not null as by_sms
    from users u left join notice_settings s on s.user_id = u.id
    where u.id = any(${userIds}::int[]) and u.banned_at is null and u.phone_no_verified_at is not null`;
  return new Map(rows.map(({ id, channels, by_sms }) => [id, { choices: channels ?? {}, by_sms }]));
}

export async function addNotices(trx: Db, notices: readonly NewNotice[]): Promise<void> {
  const readers = await readChoices(
    trx,
    notices.map(({ userId }) => userId),
  );
  const wanted = notices.flatMap((notice) => {
    const reader = readers.get(notice.userId);
    if (!reader) return [];
    const question = reader.by_sms ? notice.question : undefined;
    const may = question ? [...new Set([...notice.channels, 'sms' as const])] : notice.channels;
    const channels = may.filter((one) => isChosen(reader.choices, notice.kind, one));
    return channels.length === 0 ? [] : [{ ...notice, channels, question }];
  });
  if (wanted.length === 0) return;
  const added = await trx
    .insertInto('notices')
    .values(
      wanted.map(({ userId, source, kind, text, params, path, channels }) => ({
        user_id: userId,
        source,
        kind,
        text_key: text,
        params: JSON.stringify(params),
        path,
        shown: channels.includes('site'),
      })),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'source']).doNothing())
    .returning(['id', 'user_id', 'source'])
    .execute();
  const wantedOf = ({ user_id, source }: (typeof added)[number]) =>
    wanted.find((one) => one.userId === user_id && one.source === source);
  for (const row of added) {
    const { question, channels = [] } = wantedOf(row) ?? {};
    if (question && channels.includes('sms'))
      await addQuestion(trx, { ...question, userId: row.user_id, noticeId: row.id });
  }
  const deliveries = added.flatMap((row) => {
    const { id, user_id } = row;
    const notice = wantedOf(row);
    const channels = notice?.channels ?? [];
    const { urgent = false, uncounted = false } = notice ?? {};
    return channels.flatMap((channel) =>
      channel === 'site' ? [] : [{ notice_id: id, user_id, channel, urgent, uncounted }],
    );
  });
  if (deliveries.length > 0) {
    const rows = await trx
      .insertInto('notice_deliveries')
      .values(deliveries)
      .returning(['id', 'channel', 'user_id'])
      .execute();
    for (const [channel, queue] of Object.entries(deliveryQueues)) {
      const jobs = rows.filter((row) => row.channel === channel);
      await send(
        trx,
        queue,
        jobs.map(({ id, user_id }) => ({ data: { delivery: id }, group: user_id })),
      );
    }
  }
  for (const userId of new Set(added.map(({ user_id }) => user_id))) await announce(trx, userId);
}

/** Tells open pages of the account that its notices changed, once the transaction is committed. */
export const announce = (trx: Db, userId: number) =>
  run(trx)`select pg_notify(${noticesChannel}, ${String(userId)})`;
