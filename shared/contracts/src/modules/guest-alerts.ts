import { z } from 'zod';
import { dataOf, Id, Instant, success } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { requiredPhone } from '../fields.ts';
import { CodeSent, Otp } from './account.ts';
import { BoardFilters } from './jobs.ts';
import { SavedSearch, SavedSearchBody } from './saved-searches.ts';

/** Text messages cost: guests are not told at once. */
export const GuestFrequency = z.enum(['daily', 'weekly']);

const GuestPhone = z.object({ phone_no: requiredPhone('phone.required') });

export const GuestAlertBody = GuestPhone.extend({
  otp: Otp,
  name: SavedSearchBody.shape.name,
  frequency: GuestFrequency,
  board: BoardFilters,
});
export type GuestAlertBody = z.input<typeof GuestAlertBody>;

export const GuestAlerts = z.object({
  /** The last two digits. */
  phone_end: z.string(),
  ends_at: Instant,
  searches: z.array(
    SavedSearch.pick({ id: true, name: true }).extend({ frequency: GuestFrequency, board: BoardFilters }),
  ),
});
export type GuestAlerts = z.infer<typeof GuestAlerts>;

/** Of the link in each text message. In bodies, as addresses are written to logs. */
const Key = z.object({ key: z.string().max(40) });

export const guestAlertEndpoints = defineEndpoints({
  'POST /api/guest-alerts/code': {
    summary: 'Send the code that proves the phone of a guest who wants to be told of new jobs',
    securityEvent: 'code-request',
    access: 'none',
    refuses: ['RATE_LIMITED'],
    body: GuestPhone,
    response: success(CodeSent),
  },
  'POST /api/guest-alerts': {
    summary:
      'Tell the phone of this code of new jobs, by text message; where a tutor has it, by the account’s notices',
    securityEvent: 'code-check',
    access: 'none',
    refuses: ['RATE_LIMITED', 'CAP_REACHED'],
    body: GuestAlertBody,
    /** `account`: the phone is that of a tutor, whose saved searches have it now. */
    response: success(z.object({ account: z.boolean() })),
  },
  'POST /api/guest-alerts/read': {
    summary: 'The searches that a phone is told of, by the link of a text message',
    access: 'none',
    refuses: ['NOT_FOUND'],
    body: Key,
    response: dataOf(GuestAlerts),
  },
  'POST /api/guest-alerts/stop': {
    summary: 'End one of these searches or all; with the last one the phone is deleted',
    access: 'none',
    refuses: ['NOT_FOUND'],
    body: Key.extend({ id: Id.optional() }),
    response: success(z.null()),
  },
});
