import type { AccountInfoBody } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { tellAccount } from '../notices/index.ts';
import { revokeSessions } from '../session/index.ts';

type Fields = Pick<AccountInfoBody, 'additional_phone_number' | 'about'>;

const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

async function updateParent(db: Db, parentId: number, fields: Fields): Promise<void> {
  const changes = given(fields);
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('parents').set(changes).where('id', '=', parentId).execute();
}

async function updateTutor(db: Db, tutorId: number, fields: Fields): Promise<void> {
  const changes = given({
    additional_number: fields.additional_phone_number,
    about_yourself: fields.about,
  });
  if (Object.keys(changes).length === 0) return;
  await db
    .insertInto('tutor_personal_infos')
    .values({ tutor_id: tutorId, ...changes })
    .onConflict((conflict) => conflict.column('tutor_id').doUpdateSet(changes))
    .execute();
}

/** The parent's part is the one that api/v1/user shows; a tutor alone has it in the tutor's own profile. Another e-mail
 * ends the account's other sessions. */
export async function savePersonalInfo(
  db: Db,
  account: { userId: number; sessionId: string; parentId: number | null; tutorId: number | null },
  { name, email, gender, additional_phone_number, about }: AccountInfoBody,
  otherEmail: boolean,
): Promise<void> {
  const rest = { additional_phone_number, about };
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ name, email, gender }).where('id', '=', account.userId).execute();
    if (otherEmail) {
      await revokeSessions(trx, account.userId, account.sessionId);
      await tellAccount(trx, 'email', account.userId);
    }
    if (account.parentId !== null) await updateParent(trx, account.parentId, rest);
    else if (account.tutorId !== null) await updateTutor(trx, account.tutorId, rest);
  });
}

const links = ['facebook', 'instagram', 'linkedin', 'x'] as const;
export type SocialLinks = Partial<Record<(typeof links)[number], string | null | undefined>>;

export async function saveSocialLinks(db: Db, tutorId: number, body: SocialLinks) {
  const changes = Object.fromEntries(links.flatMap((name) => (body[name] ? [[name, body[name]]] : [])));
  return db
    .updateTable('tutors')
    .set(changes)
    .where('id', '=', tutorId)
    .returning(links)
    .executeTakeFirstOrThrow();
}
