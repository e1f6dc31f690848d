import { z } from 'zod';
import { dataOf, success } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { Flag, wholeNumber } from '../fields.ts';

const bit = z.union([z.literal(0), z.literal(1)]);

/** A day of the week, 1 Saturday to 7 Friday, with its four slots: 1 means available. */
export const Availability = z.object({
  day: z.int().min(1).max(7),
  /** 7 to 12. */
  morning: bit,
  /** 12 to 3. */
  noon: bit,
  /** 3 to 6. */
  afternoon: bit,
  /** 6 to 9. */
  evening: bit,
});
export type Availability = z.infer<typeof Availability>;

const flags = z.array(Flag, { error: 'days.flags' }).max(7);

/** Parallel arrays: the flags at one position belong to the day there. Days that are not named stay. */
export const AvailabilityBody = z
  .object({
    day: z
      .array(wholeNumber('days.once', 1, 7), { error: 'days.once' })
      .min(1, 'days.once')
      .max(7, 'days.once')
      .refine((days) => new Set(days).size === days.length, 'days.once'),
    morning: flags,
    noon: flags,
    afternoon: flags,
    evening: flags,
  })
  .superRefine((body, context) => {
    for (const slot of ['morning', 'noon', 'afternoon', 'evening'] as const) {
      if (body[slot].length === body.day.length) continue;
      context.addIssue({ code: 'custom', path: [slot], message: 'days.flags' });
    }
  });
export type AvailabilityBody = z.input<typeof AvailabilityBody>;

export const availabilityEndpoints = defineEndpoints('tutor', {
  'GET /api/tutor-availabilities': {
    summary: 'Always seven rows, Saturday to Friday',
    response: dataOf(z.array(Availability).length(7)),
  },
  'POST /api/add-tutor-availabilities': {
    summary: 'Save slots by parallel arrays; answers all seven rows',
    lockable: true,
    body: AvailabilityBody,
    response: success(z.array(Availability).length(7)),
  },
});
