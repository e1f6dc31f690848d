import { createHash, randomBytes } from 'node:crypto';
import { type Certificate, type certificateEndpoints, maxCertificateBytes } from '@porao/contracts';
import type { Handlers } from '../../kit/bind.ts';
import { ApiFailure, invalid } from '../../kit/failure.ts';
import { type ImageRule, readImage, reencode } from '../../kit/images/index.ts';
import { addressLimits, limit } from '../../kit/rate-limit/index.ts';
import type { Services } from '../../kit/services.ts';
import { requireReferences, rowOf } from '../lookups/index.ts';
import { certificateUrl, checkLink } from './certificate-link.ts';
import * as repository from './certificates.repository.ts';

const rule: ImageRule = {
  field: 'certificate_base64',
  formats: ['png', 'jpeg'],
  maxBytes: maxCertificateBytes,
  tooBig: 'image.tooLarge500',
  wrongFormat: 'image.format',
};
/** Longer side in pixels that is kept; a page stays readable. */
const size = 3000;
const keyOf = (name: string) => `tutor/${name}`;
const notFound = () => new ApiFailure('NOT_FOUND', 'credential.missing');
const nothingHere = () => new ApiFailure('NOT_FOUND', 'address.unknown');
const duplicate = () => invalid({ certificate_type_id: ['credential.duplicate'] });

export function certificateHandlers(services: Services): Handlers<typeof certificateEndpoints> {
  const { db, files, tokens } = services;
  const linked = (row: repository.CertificateRow): Certificate => ({
    ...row,
    certificate_url: certificateUrl(tokens, row.certificate),
  });

  return {
    'GET /api/get-tutor-certificate': async ({ viewer }) => ({
      data: (await repository.listCertificates(db, viewer.tutorId)).map(linked),
    }),

    'POST /api/add-tutor-certificate': async ({ body, viewer, address }) => {
      const typeId = body.certificate_type_id;
      await requireReferences(db, {
        certificate_type_id: rowOf('certificate_types', typeId, 'option.ofList.credentialType'),
      });
      // At most one of each type: checked before the costly decoding, enforced by the index.
      if (await repository.hasCertificate(db, viewer.tutorId, typeId)) throw duplicate();
      const { bytes, format } = readImage(body.certificate_base64, rule);
      const ofAddress = { key: 'certificate address', max: 200, windowSeconds: 3600 };
      const ofAccount = { key: `certificate ${viewer.userId}`, max: 60, windowSeconds: 3600 };
      await limit(db, ...addressLimits(tokens, address, ofAddress), ofAccount);
      const [kept, extension] = format === 'png' ? (['png', 'png'] as const) : (['jpeg', 'jpg'] as const);
      const encoding = { format: kept, size, quality: 90 };
      const image = await reencode(bytes, encoding, rule.field, `certificate ${viewer.userId}`);
      const name = `${randomBytes(24).toString('base64url')}.${extension}`;
      const fingerprint = createHash('sha256').update(bytes).digest('base64url');
      await files.put(keyOf(name), image, `image/${kept}`);
      try {
        const row = await repository.insertCertificate(db, viewer.tutorId, { typeId, name, fingerprint });
        if (!row) throw duplicate();
        return { status: 'success', message: 'image.saved', data: linked(row) };
      } catch (error) {
        await files.delete(keyOf(name));
        throw error;
      }
    },

    'GET /api/delete-tutor-certificate/:id': async ({ params, viewer, log }) => {
      const name = await repository.deleteCertificate(db, viewer.tutorId, params.id);
      if (name === undefined) throw notFound();
      // Without its row the image is no longer served, so a failed deletion only costs space.
      await files.delete(keyOf(name)).catch((error: unknown) => {
        log.warn({ err: error, key: keyOf(name) }, 'image of a deleted credential stays in the store');
      });
      return { status: 'success', message: 'credential.deleted', data: null };
    },

    'GET /storage/tutor/:certificate': async ({ params, query, viewer }) => {
      const name = params.certificate;
      const owner = await repository.findOwner(db, name);
      const link = checkLink(tokens, name, query);
      const known = viewer !== null && viewer.tutorId === owner;
      if (owner === undefined || (link === 'absent' && !known)) throw nothingHere();
      if (link === 'expired' && !known) {
        throw new ApiFailure('FORBIDDEN', 'credential.linkExpired');
      }
      const file = await files.get(keyOf(name));
      if (!file) throw nothingHere();
      return { bytes: file.bytes, type: file.type };
    },
  };
}
