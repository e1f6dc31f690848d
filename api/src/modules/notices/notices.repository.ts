import type { Notice, NoticeSettings, NoticeSettingsBody } from '@porao/contracts';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/open.ts';
import { countRows, exists, many, only, run, withTotal } from '../../kit/database/query.repository.ts';
import { announce, type Choices } from './add.repository.ts';
import { type Language, type NoticeParams, noticeText } from './compose.ts';
import { isKnown } from './known.repository.ts';

const shownTo = (userId: number) => sql`from notices where user_id = ${userId} and shown and ${isKnown()}`;

/** Newest first. */
export async function listNotices(
  db: Db,
  userId: number,
  { limit, offset, language }: { limit: number; offset: number; language: Language },
): Promise<{ rows: Notice[]; total: number }> {
  type Row = Omit<Notice, 'text'> & { text_key: string; params: NoticeParams };
  const page = many<Row>(db)`
    select id, kind, text_key, params, path, created_at, read_at ${shownTo(userId)}
    order by id desc limit ${limit} offset ${offset}`;
  const { rows, total } = await withTotal(db, page, shownTo(userId));
  return {
    rows: rows.map(({ text_key, params, ...row }) => ({
      ...row,
      text: noticeText(text_key, params, language),
    })),
    total,
  };
}

export const countUnread = (db: Db, userId: number) =>
  countRows(db, sql`${shownTo(userId)} and read_at is null`);

export async function markRead(db: Db, userId: number, id: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const isThere = await exists(trx)`update notices set read_at = coalesce(read_at, now())
      where id = ${id} and user_id = ${userId} and shown returning id`;
    await announce(trx, userId);
    return isThere;
  });
}

/** All up to `until`: newer ones were not shown yet. */
export async function markAllRead(db: Db, userId: number, until: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await run(trx)`update notices set read_at = now()
      where user_id = ${userId} and shown and read_at is null and id <= ${until} and ${isKnown()}`;
    await announce(trx, userId);
  });
}

type StoredSettings = Omit<NoticeSettings, 'channels'> & { readonly choices: Choices };

export const readSettings = (db: Db, userId: number) => only<StoredSettings>(db)`
  select coalesce(u.language, 'en') as language, coalesce(s.channels, '{}') as choices,
    jsonb_build_object('address', u.email, 'verified', u.email_verified_at is not null) as email,
    jsonb_build_object('from', to_char(coalesce(s.quiet_from, '22:00'), 'HH24:MI'),
      'to', to_char(coalesce(s.quiet_to, '08:00'), 'HH24:MI')) as quiet_hours,
    coalesce(s.prayer_times, true) as prayer_times
  from users u left join notice_settings s on s.user_id = u.id where u.id = ${userId}`;

export async function saveSettings(
  db: Db,
  userId: number,
  { language, quiet_hours: quiet, prayer_times: prayers, channels = {} }: NoticeSettingsBody,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (language) await run(trx)`update users set language = ${language} where id = ${userId}`;
    await run(trx)`insert into notice_settings (user_id) values (${userId}) on conflict do nothing`;
    if (quiet)
      await run(trx)`update notice_settings set quiet_from = ${quiet.from}, quiet_to = ${quiet.to}
        where user_id = ${userId}`;
    if (prayers !== undefined)
      await run(trx)`update notice_settings set prayer_times = ${prayers} where user_id = ${userId}`;
    for (const [kind, chosen] of Object.entries(channels)) {
      await run(trx)`update notice_settings set channels = jsonb_set(channels, array[${kind}::text],
        coalesce(channels->${kind}::text, '{}') || ${JSON.stringify(chosen)}::jsonb) where user_id = ${userId}`;
    }
  });
}
