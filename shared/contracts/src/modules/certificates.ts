import { z } from 'zod';
import { dataOf, Id, Instant, success } from '../common.ts';
import { defineEndpoints, FileAnswer } from '../endpoint.ts';
import { idField } from '../fields.ts';

/** Bytes an image of a credential may have (500 KB, TUT-107). */
export const maxCertificateBytes = 512_000;

export const Certificate = z.object({
  id: Id,
  /** File name under /storage/tutor. */
  certificate: z.string(),
  /** Path of the image with a signature that holds for ten minutes. */
  certificate_url: z.string(),
  certificate_type_id: Id,
  certificate_types: z.object({ title: z.string() }),
  created_at: Instant,
  /** Why operators refused it; another image, added in its place, is looked at again. */
  refused_reason: z.string().nullable(),
  verified: z.boolean(),
});
export type Certificate = z.infer<typeof Certificate>;

export const CertificateBody = z.object({
  certificate_type_id: idField('credentialType.choose'),
  /** Data URL of a PNG or JPEG image. */
  certificate_base64: z
    .string({ error: 'image.required' })
    .min(1, 'image.required')
    .max(Math.ceil(maxCertificateBytes / 3) * 4 + 100, 'image.tooLarge500'),
});
export type CertificateBody = z.input<typeof CertificateBody>;

export const certificateEndpoints = defineEndpoints('tutor', {
  'GET /api/get-tutor-certificate': {
    summary: "The tutor's credentials with links to their images that hold for ten minutes",
    response: dataOf(z.array(Certificate)),
  },
  'POST /api/add-tutor-certificate': {
    summary: 'Store the image of a credential; one for each type',
    lockable: true,
    refuses: ['RATE_LIMITED'],
    images: ['certificate_base64'],
    body: CertificateBody,
    response: success(Certificate),
  },
  'GET /api/delete-tutor-certificate/:id': {
    summary: 'Delete a credential with its image (a GET that needs the bearer token, OQ-112)',
    lockable: true,
    writes: true,
  },
  'GET /storage/tutor/:certificate': {
    summary: 'The image of a credential: with a signature of its link, or for the owner (OQ-115)',
    access: 'optional',
    refuses: ['FORBIDDEN'],
    params: z.object({ certificate: z.string().regex(/^[A-Za-z0-9_-]{1,80}\.(png|jpg)$/) }),
    query: z.object({
      /** Seconds since 1970. */
      expires: z.string().max(20).optional(),
      signature: z.string().max(100).optional(),
    }),
    file: { types: ['image/png', 'image/jpeg'], cacheControl: 'private, no-store' },
    response: FileAnswer,
  },
});
