import type { Certificate } from '@porao/contracts';
import type { Db } from '../../kit/database/open.ts';
import { many, one, value } from '../../kit/database/query.repository.ts';

export type CertificateRow = Omit<Certificate, 'certificate_url'>;

const read = (db: Db, tutorId: number, id: number | null = null) => many<CertificateRow>(db)`
  select c.id, c.certificate, c.certificate_type_id, c.created_at, r.reason as refused_reason,
    jsonb_build_object('title', t.title) as certificate_types, v.certificate_id is not null as verified
  from tutor_certificates c join certificate_types t on t.id = c.certificate_type_id
  left join credential_verifications v on v.certificate_id = c.id and v.certificate = c.certificate
  left join credential_refusals r on r.certificate_id = c.id and r.certificate = c.certificate
  where c.tutor_id = ${tutorId} and (${id}::int is null or c.id = ${id}::int) order by c.id`;

export const listCertificates = (db: Db, tutorId: number) => read(db, tutorId);

export const hasCertificate = async (db: Db, tutorId: number, typeId: number): Promise<boolean> =>
  (await read(db, tutorId)).some((one) => one.certificate_type_id === typeId);

/** Undefined when the tutor already has one of this type. */
export async function insertCertificate(
  db: Db,
  tutorId: number,
  { typeId, name, fingerprint }: { typeId: number; name: string; fingerprint: string },
): Promise<CertificateRow | undefined> {
  return db.transaction().execute(async (trx) => {
    const inserted = await one<{ id: number }>(trx)`
      insert into tutor_certificates (tutor_id, certificate_type_id, certificate, fingerprint)
      values (${tutorId}, ${typeId}, ${name}, ${fingerprint})
      on conflict (tutor_id, certificate_type_id) do nothing returning id`;
    if (!inserted) return undefined;
    return (await read(trx, tutorId, inserted.id))[0];
  });
}

/** Name of the image that went with it; undefined when the tutor has none with this id. */
export const deleteCertificate = (db: Db, tutorId: number, id: number) => value<string>(db)`
  delete from tutor_certificates where id = ${id} and tutor_id = ${tutorId} returning certificate`;

export const findOwner = (db: Db, name: string) =>
  value<number>(db)`select tutor_id from tutor_certificates where certificate = ${name}`;
