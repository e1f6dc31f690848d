import { z } from 'zod';
import { dataOf, Id, IdParam, Instant } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { typedText } from '../fields.ts';
import { Contact } from '../ops-fields.ts';

/** Answers that a family can give by text message. */
export const SmsChoice = z.enum([
  'agree',
  'decline',
  'meet',
  'prefer',
  'unsuitable',
  'started',
  'accept',
  'refuse',
]);
export type SmsChoice = z.infer<typeof SmsChoice>;

export const SmsQuestion = z.object({
  text: z.string(),
  choices: z.array(z.object({ choice: SmsChoice, text: z.string() })),
  /** It was answered before, or its time is over. */
  over: z.boolean(),
});
export type SmsQuestion = z.infer<typeof SmsQuestion>;

const Token = z.string().max(60);

export const smsAnswerEndpoints = defineEndpoints('none', {
  'GET /api/sms-question': {
    summary: 'The question of a text message by the token of its link; answers nothing',
    // Caches keep answers of calls without an account.
    access: 'optional',
    query: z.object({ token: Token }),
    response: dataOf(SmsQuestion),
  },
  'POST /api/sms-question': {
    summary: 'Answer it, once, as the account that was asked',
    refuses: ['NOT_FOUND', 'BANNED'],
    body: z.object({ token: Token, choice: SmsChoice }),
  },
  'POST /api/sms/incoming': {
    summary:
      'For the SMS provider: a text message that somebody sent, with the secret of SMS_INCOMING_SECRET',
    form: true,
    refuses: ['RATE_LIMITED'],
    body: z.object({
      secret: z.string().max(200),
      from: typedText().max(30),
      text: typedText().max(1600),
      /** The provider's own name of the message: one that comes twice counts once. */
      id: typedText().max(100).optional(),
    }),
  },
});

/** A text message that somebody with a proved phone sent. */
export const SmsReply = z.object({
  id: Id,
  /** Null where no account has proved the phone. */
  from: Contact.nullable(),
  phone_no: z.string(),
  text: z.string(),
  outcome: z.enum(['done', 'refused', 'unclear', 'stopped', 'unknown']),
  received_at: Instant,
  /** It is for an operator, until one has done it. */
  waits: z.boolean(),
});
export type SmsReply = z.infer<typeof SmsReply>;

export const opsReplyEndpoints = defineEndpoints('operator', {
  'GET /api/ops/replies': {
    summary:
      'Text messages that came in, newest first, at most 200; those that wait for an operator, or all, also of one account',
    query: z.object({ show: z.enum(['waiting', 'all']).default('waiting'), user_id: IdParam.optional() }),
    response: z.object({ data: z.array(SmsReply) }),
  },
  'POST /api/ops/replies/:id/handled': {
    summary: 'Say that what a text message was about is done',
  },
});
