import type { AuditEntry, AuditSubject } from '@porao/contracts';
import { sql } from 'kysely';
import { countRows } from '../../kit/database/count.repository.ts';
import type { Db } from '../../kit/database/open.ts';

export interface Act {
  /** Account of the operator; null at the command line. */
  readonly actor: number | null;
  readonly action: string;
  readonly subject: AuditSubject;
  readonly subjectId: number;
  readonly reason: string | null;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
}

/** Appends to the audit table, inside the transaction of the act; the database refuses to change it later. */
export async function audit(trx: Db, act: Act): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      actor_user_id: act.actor,
      action: act.action,
      subject: act.subject,
      subject_id: act.subjectId,
      reason: act.reason,
      before: act.before && JSON.stringify(act.before),
      after: act.after && JSON.stringify(act.after),
    })
    .execute();
}

/** Newest first, with the actor's name. */
export async function listAudit(
  db: Db,
  subject: string | undefined,
  limit: number,
  offset: number,
): Promise<{ rows: AuditEntry[]; total: number }> {
  const wanted = subject === undefined ? sql`true` : sql`a.subject = ${subject}`;
  const { rows } = await sql<Omit<AuditEntry, 'at'> & { at: Date }>`
    select a.id::text as id, a.at, a.actor_user_id, u.name as actor_name, a.action, a.subject, a.subject_id,
      a.reason, a.before, a.after
    from audit_log a left join users u on u.id = a.actor_user_id
    where ${wanted} order by a.id desc limit ${limit} offset ${offset}`.execute(db);
  return {
    rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    total: await countRows(db, sql`from audit_log a where ${wanted}`),
  };
}
