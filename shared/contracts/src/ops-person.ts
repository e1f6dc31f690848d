import { z } from 'zod';
import { Id, Instant } from './common.ts';
import { SmsReply } from './modules/sms-answers.ts';

/** A tutor's profile and papers, as operators compare them. */
export const TutorFacts = z.object({
  nid: z.string().nullable(),
  date_of_birth: z.string().nullable(),
  additional_number: z.string().nullable(),
  father_name: z.string().nullable(),
  father_number: z.string().nullable(),
  mother_name: z.string().nullable(),
  mother_number: z.string().nullable(),
  present_address: z.string(),
  permanent_address: z.string(),
  /** The current one. */
  institute: z.string().nullable(),
  /** Taka a month. */
  expected_salary: z.int().nullable(),
  papers: z.array(
    z.object({ id: Id, title: z.string(), state: z.enum(['unverified', 'verified', 'refused']) }),
  ),
});

/** Somebody who answers by text message, as of a request that was posted by phone. */
export const BySms = z.object({
  /** False after they asked for no more questions. */
  active: z.boolean(),
  /** The newest one that was sent, in the reader's language. */
  question: z
    .object({
      text: z.string(),
      at: Instant,
      state: z.enum(['open', 'answered', 'expired']),
      /** By text message or by the link in it. */
      answered_at: Instant.nullable(),
    })
    .nullable(),
  /** Their newest message, of the last 90 days. */
  reply: SmsReply.pick({ text: true, received_at: true, outcome: true, waits: true }).nullable(),
});

/** Another account, and what it has in common with this one. */
export const SharedWith = z.object({
  user_id: Id,
  name: z.string(),
  banned: z.boolean(),
  by: z.array(z.enum(['phone', 'parents_phone', 'nid', 'address', 'home'])),
});
