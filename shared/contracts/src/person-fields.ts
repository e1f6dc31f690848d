import { z } from 'zod';

export const nameMessage = 'Name must contain only letters and spaces.';
export const emailMessage = 'Must be a valid email address';
export const passwordMessage = 'Password must be at least 8 or more characters';
export const passwordMismatch = 'Passwords do not match';
/** Changing the phone number or e-mail asks for it (docs/adr/0018). */
export const passwordNeededMessage = 'Please enter your current password to change this.';
/** The server alone refuses such passwords: no list goes to browsers. */
export const commonPasswordMessage =
  'This password is one of the most common. Please choose another one, for example three words that do not belong together.';
export const ownPasswordMessage =
  'This password is easy to guess: it is made of your own name, phone number or e-mail. Please choose another one.';
export const genderMessage = 'Please select your gender!';
/** Characters a password needs (AUT-051). */
export const minPassword = 8;

const bengaliJoiner = /(?<=[\u0980-\u09ff])[\u200c\u200d](?=[\u0980-\u09ff])/g;

/** Letters of any script, their marks and spaces (decision OQ-085); Bengali spelling also needs its joiners. */
export const PersonName = z
  .string({ error: nameMessage })
  .trim()
  .min(1, nameMessage)
  .max(100, 'Name must have at most 100 characters.')
  .transform((name) => name.normalize('NFC').replace(/\s+/g, ' '))
  .refine((name) => /^[\p{L}\p{M} ]+$/u.test(name.replace(bengaliJoiner, '')) && /\p{L}/u.test(name), {
    error: nameMessage,
  });

export const Email = z
  .string({ error: emailMessage })
  .trim()
  .toLowerCase()
  .max(254, emailMessage)
  .pipe(z.email({ error: emailMessage }));

export const NewPassword = z
  .string({ error: passwordMessage })
  .min(minPassword, passwordMessage)
  .max(200, 'Password must have at most 200 characters');
