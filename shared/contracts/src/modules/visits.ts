import { z } from 'zod';
import { writtenText } from '../before-deal.ts';
import { Checked } from '../checked.ts';
import { dataOf, Id, Instant } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { requiredPhone } from '../fields.ts';
import { PersonName } from '../person-fields.ts';
import { DealSide } from './ops-deals.ts';

/** Hours after a visit, or after the arrival where its end is not planned, of which one is chosen to be home by. */
export const homeHours = { least: 1, usual: 2, most: 6 } as const;
/** Minutes between the reminder and the text message to the contact. */
export const contactMinutes = 30;

/** A meeting that both sides agreed to, or the first lessons of a confirmed job. */
export const Visit = z.object({
  /** The application that it comes of. */
  id: Id,
  kind: z.enum(['meeting', 'lesson']),
  /** The reader goes there; a meeting that is over is listed so that it can be reported. */
  current: z.boolean(),
  /** The reader's. */
  side: DealSide,
  job_id: Id,
  /** Null until lessons are agreed. */
  deal_id: Id.nullable(),
  /** The other side. */
  name: writtenText(),
  /** File name under /storage/profile. */
  photo: z.string().nullable(),
  checked: Checked,
  /** Titles of a tutor's credentials that an operator has verified; a family has none. */
  verified_credentials: z.array(z.string()),
  /** When the last of them was verified. */
  papers_checked_at: Instant.nullable(),
  area: z.string().nullable(),
  class_name: z.string(),
  /** Today's lesson, `HH:mm`, Bangladesh time; null where none is planned. */
  time: z.string().nullable(),
  arrived_at: Instant.nullable(),
  home_by: Instant.nullable(),
  /** The trusted contact got the text message. */
  contact_told_at: Instant.nullable(),
});
export type Visit = z.infer<typeof Visit>;

export const TrustedContact = z.object({
  name: z.string(),
  phone_no: z.string(),
  /** Its owner answered that they want no messages. */
  stopped: z.boolean(),
});
export type TrustedContact = z.infer<typeof TrustedContact>;

export const Visits = z.object({ contact: TrustedContact.nullable(), visits: z.array(Visit) });
export type Visits = z.infer<typeof Visits>;

export const ContactBody = z.object({ name: PersonName, phone_no: requiredPhone('phone.required') });
/** Pages offer these alone, so that no text says what is wrong. */
export const ArrivedBody = z.object({ hours: z.int().min(homeHours.least).max(homeHours.most) });

export const visitEndpoints = defineEndpoints('user', {
  'GET /api/visits': {
    summary: 'The own trusted contact, agreed meetings and first lessons, with what was said of today’s',
    offline: 'It is opened on the way to the visit, where the network may be gone.',
    response: dataOf(Visits),
  },
  'PUT /api/trusted-contact': {
    refuses: ['RATE_LIMITED'],
    summary:
      'Name the person who is told when one does not come home; that person is told once and may refuse',
    body: ContactBody,
  },
  'DELETE /api/trusted-contact': { summary: 'Name nobody any more' },
  'POST /api/visits/:id/arrived': {
    summary: 'Say that one has arrived, and in how many hours one is home; said again it changes nothing',
    body: ArrivedBody,
  },
  'POST /api/visits/:id/later': { summary: 'Say that one is home an hour later than one said' },
  'POST /api/visits/:id/home': { summary: 'Say that one is home: nobody is told anything' },
});
