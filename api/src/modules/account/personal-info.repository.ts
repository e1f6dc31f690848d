import type { AccountInfoBody } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { tellAccount } from '../notices/index.ts';
import { revokeSessions } from '../session/index.ts';

/** The parent's part is the one that api/v1/user shows; a tutor alone has it in the tutor's own profile. Another e-mail
 * ends the account's other sessions. */
export async function savePersonalInfo(
  db: Db,
  account: { userId: number; sessionId: string; parentId: number | null; tutorId: number | null },
  { name, email, gender, additional_phone_number, about }: AccountInfoBody,
  otherEmail: boolean,
): Promise<void> {
  const { userId, sessionId, parentId, tutorId } = account;
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ name, email, gender }).where('id', '=', userId).execute();
    if (otherEmail) {
      await revokeSessions(trx, userId, sessionId);
      await tellAccount(trx, 'email', userId);
    }
    // The query builder leaves out what is undefined, but for all fields.
    if (additional_phone_number === undefined && about === undefined) return;
    if (parentId !== null) {
      const own = trx.updateTable('parents').set({ additional_phone_number, about });
      await own.where('id', '=', parentId).execute();
    } else if (tutorId !== null) {
      const info = { additional_number: additional_phone_number, about_yourself: about };
      await trx
        .insertInto('tutor_personal_infos')
        .values({ tutor_id: tutorId, ...info })
        .onConflict((conflict) => conflict.column('tutor_id').doUpdateSet(info))
        .execute();
    }
  });
}

const links = ['facebook', 'instagram', 'linkedin', 'x'] as const;
type SocialLinks = Partial<Record<(typeof links)[number], string | null | undefined>>;

export async function saveSocialLinks(db: Db, tutorId: number, body: SocialLinks) {
  const changes = Object.fromEntries(links.flatMap((name) => (body[name] ? [[name, body[name]]] : [])));
  return db
    .updateTable('tutors')
    .set(changes)
    .where('id', '=', tutorId)
    .returning(links)
    .executeTakeFirstOrThrow();
}
