import { z } from 'zod';
import { dataOf, Id, Instant, success } from '../common.ts';
import { alertFrequencies, digestFrequencies } from '../constants.ts';
import { defineEndpoints } from '../endpoint.ts';
import { requiredPhone, requiredText } from '../fields.ts';
import { CodeSent, Otp } from './account.ts';
import { BoardFilters } from './jobs.ts';
import { oneLine } from './lookups.ts';

/** Neither control characters nor marks of direction, but joiners, which Bengali needs: digests have it in their text. */
const visible = /^(?:\P{C}|\u200c|\u200d)+$/u;
export const maxSearchName = 60;
const SearchName = z
  .string({ error: 'name.required' })
  .transform(oneLine)
  .pipe(requiredText('name.required', maxSearchName).regex(visible, 'option.character'));

/** Found are jobs of the board's filters, with neither `board` nor `request_id` jobs of the tutor's profile, and
 * with `request_id` tutors who fit the job of this request. */
export const SavedSearch = z.object({
  id: Id,
  name: z.string(),
  frequency: z.enum(alertFrequencies),
  /** Nothing is sent of what comes meanwhile. */
  paused: z.boolean(),
  board: BoardFilters.nullable(),
  request_id: Id.nullable(),
  /** Jobs and tutors that the owner was told of; jobs of the last 90 days. */
  told: z.int().min(0),
  created_at: Instant,
});
export type SavedSearch = z.infer<typeof SavedSearch>;

export const SavedSearchBody = z.object({
  name: SearchName,
  /** Tutors alone are told at once. */
  frequency: SavedSearch.shape.frequency,
  board: BoardFilters.nullable().default(null),
  request_id: Id.nullable().default(null),
});
export type SavedSearchBody = z.input<typeof SavedSearchBody>;

const GuestPhone = z.object({ phone_no: requiredPhone('phone.required') });

export const GuestAlertBody = GuestPhone.extend({
  otp: Otp,
  name: SavedSearchBody.shape.name,
  frequency: z.enum(digestFrequencies),
  board: BoardFilters,
});
export type GuestAlertBody = z.input<typeof GuestAlertBody>;

export const GuestAlerts = z.object({
  /** The last two digits. */
  phone_end: z.string(),
  ends_at: Instant,
  searches: z.array(SavedSearch),
});
export type GuestAlerts = z.infer<typeof GuestAlerts>;

/** The link in each text message has this key. Calls have it in bodies, as addresses are written to logs. */
const Key = z.object({ key: z.string().max(40) });

export const savedSearchEndpoints = defineEndpoints('user', {
  'GET /api/saved-searches': {
    summary: "The account's saved searches, for jobs and for tutors, newest first",
    response: dataOf(z.array(SavedSearch)),
  },
  'POST /api/saved-searches': {
    summary:
      'Save a search: a tutor is told of new jobs of the board’s filters or of the own profile, a guardian of tutors who fit the job of an own request',
    refuses: ['CAP_REACHED', 'NOT_FOUND', 'RATE_LIMITED', 'WRONG_ROLE'],
    body: SavedSearchBody,
    response: success(SavedSearch),
  },
  'PUT /api/saved-searches/:id': {
    summary: 'Rename, pause or resume a saved search, or change how often it is sent',
    body: z
      .object({ name: SearchName, frequency: SavedSearch.shape.frequency, paused: z.boolean() })
      .partial(),
    response: success(SavedSearch),
  },
  'DELETE /api/saved-searches/:id': {
    summary: 'Delete a saved search; what it found and was not sent yet is not sent',
  },
});

export const guestAlertEndpoints = defineEndpoints('none', {
  'POST /api/guest-alerts/code': {
    summary: 'Send the code that proves the phone of a guest who wants to be told of new jobs',
    securityEvent: 'code-request',
    refuses: ['RATE_LIMITED'],
    body: GuestPhone,
    response: success(CodeSent),
  },
  'POST /api/guest-alerts': {
    summary:
      'Tell the phone of this code of new jobs, by text message; where a tutor has it, by the account’s notices',
    securityEvent: 'code-check',
    refuses: ['RATE_LIMITED', 'CAP_REACHED'],
    body: GuestAlertBody,
    /** `account`: the phone is that of a tutor, whose saved searches have it now. */
    response: success(z.object({ account: z.boolean() })),
  },
  'POST /api/guest-alerts/read': {
    summary: 'The searches that a phone is told of, by the link of a text message',
    refuses: ['NOT_FOUND'],
    body: Key,
    response: dataOf(GuestAlerts),
  },
  'POST /api/guest-alerts/stop': {
    summary: 'End one of these searches or all; with the last one the phone is deleted',
    refuses: ['NOT_FOUND'],
    body: Key.extend({ id: Id.optional() }),
  },
});
