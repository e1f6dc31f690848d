import { z } from 'zod';
import { dataOf, success } from '../common.ts';
import { defineEndpoints, FileAnswer } from '../endpoint.ts';

export const photoEndpoints = defineEndpoints('user', {
  'POST /api/v1/change-profile-picture': {
    summary: 'Replace the profile picture: PNG, JPEG or WebP of at most 2 MB as data URL',
    lockable: true,
    refuses: ['RATE_LIMITED'],
    maxBytes: 3 * 1024 * 1024,
    images: ['image'],
    body: z.object({
      image: z.string({ error: 'image.required' }).min(1, 'image.required'),
    }),
    response: success(z.object({ photo: z.string() })),
  },
  'GET /api/v1/base64photo': {
    summary: 'The own profile picture as a JPEG data URL, or null',
    response: dataOf(z.string().nullable()),
  },
  'GET /storage/profile/:photo': {
    summary: 'A profile picture',
    access: 'none',
    params: z.object({ photo: z.string().regex(/^[A-Za-z0-9_-]{1,80}\.(webp|png|jpe?g)$/) }),
    file: { types: ['image/webp'], cacheControl: 'public, max-age=604800, immutable' },
    response: FileAnswer,
  },
});
