import { z } from 'zod';

/** Characters a password needs (AUT-051). */
export const minPassword = 8;

const bengaliJoiner = /(?<=[\u0980-\u09ff])[\u200c\u200d](?=[\u0980-\u09ff])/g;

/** Letters of any script, their marks and spaces (decision OQ-085); Bengali spelling also needs its joiners. */
export const PersonName = z
  .string({ error: 'name.letters' })
  .trim()
  .min(1, 'name.letters')
  .max(100, 'name.tooLong')
  .transform((name) => name.normalize('NFC').replace(/\s+/g, ' '))
  .refine((name) => /^[\p{L}\p{M} ]+$/u.test(name.replace(bengaliJoiner, '')) && /\p{L}/u.test(name), {
    error: 'name.letters',
  });

export const Email = z
  .string({ error: 'email.invalid' })
  .trim()
  .toLowerCase()
  .max(254, 'email.invalid')
  .pipe(z.email({ error: 'email.invalid' }));

export const NewPassword = z
  .string({ error: 'password.tooShort' })
  .min(minPassword, 'password.tooShort')
  .max(200, 'password.tooLong');
