import type { Certificate } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';

export type CertificateRow = Omit<Certificate, 'certificate_url'>;

const select = (db: Db, tutorId: number) =>
  db
    .selectFrom('tutor_certificates as c')
    .innerJoin('certificate_types as t', 't.id', 'c.certificate_type_id')
    .leftJoin('credential_verifications as v', (join) =>
      join.onRef('v.certificate_id', '=', 'c.id').onRef('v.certificate', '=', 'c.certificate'),
    )
    .leftJoin('credential_refusals as r', (join) =>
      join.onRef('r.certificate_id', '=', 'c.id').onRef('r.certificate', '=', 'c.certificate'),
    )
    .select(['c.id', 'c.certificate', 'c.certificate_type_id', 'c.created_at', 't.title'])
    .select(['v.certificate_id as verification', 'r.reason as refused_reason'])
    .where('c.tutor_id', '=', tutorId);

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const toCertificate = ({ title, verification, ...row }: Row): CertificateRow => ({
  ...row,
  certificate_types: { title },
  verified: verification !== null,
});

export async function listCertificates(db: Db, tutorId: number): Promise<CertificateRow[]> {
  const rows = await select(db, tutorId).orderBy('c.id').execute();
  return rows.map(toCertificate);
}

export async function hasCertificate(db: Db, tutorId: number, typeId: number): Promise<boolean> {
  const row = await select(db, tutorId).where('c.certificate_type_id', '=', typeId).executeTakeFirst();
  return row !== undefined;
}

/** Undefined when the tutor already has one of this type. */
export async function insertCertificate(
  db: Db,
  tutorId: number,
  typeId: number,
  name: string,
): Promise<CertificateRow | undefined> {
  return db.transaction().execute(async (trx) => {
    const inserted = await trx
      .insertInto('tutor_certificates')
      .values({ tutor_id: tutorId, certificate_type_id: typeId, certificate: name })
      .onConflict((conflict) => conflict.columns(['tutor_id', 'certificate_type_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) return undefined;
    const row = await select(trx, tutorId).where('c.id', '=', inserted.id).executeTakeFirstOrThrow();
    return toCertificate(row);
  });
}

/** Name of the image that went with it; undefined when the tutor has none with this id. */
export async function deleteCertificate(db: Db, tutorId: number, id: number): Promise<string | undefined> {
  const row = await db
    .deleteFrom('tutor_certificates')
    .where('id', '=', id)
    .where('tutor_id', '=', tutorId)
    .returning('certificate')
    .executeTakeFirst();
  return row?.certificate;
}

export async function findOwner(db: Db, name: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('tutor_certificates')
    .select('tutor_id')
    .where('certificate', '=', name)
    .executeTakeFirst();
  return row?.tutor_id;
}
