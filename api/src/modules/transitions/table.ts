import type { MessageKey } from '@porao/contracts';

/** Actors of transitions. `system` is the timer and the effects of other transitions. */
export type Actor = 'guardian' | 'tutor' | 'operator' | 'system';
export type Entity = 'request' | 'job' | 'application' | 'deal' | 'invoice' | 'case';

/** Conditions besides state and actor; `guard.NAME` is the message of the refusal. */
export type Guard = MessageKey extends infer K ? (K extends `guard.${infer Name}` ? Name : never) : never;

/** Names a change that belongs to the same transaction. */
export type Effect = 'publish_job' | 'close_request' | 'end_applications' | 'fill_job' | 'settle_application';

export interface Transition {
  readonly entity: Entity;
  /** Null for a creation. */
  readonly from: string | null;
  readonly to: string;
  readonly by: readonly Actor[];
  readonly guards?: readonly Guard[];
  readonly effects?: readonly Effect[];
  /** The reason is kept and shown to whom it concerns. */
  readonly needsReason?: true;
}

const of =
  (entity: Entity) =>
  (from: string | null, to: string, rest: Omit<Transition, 'entity' | 'from' | 'to'>): Transition => ({
    entity,
    from,
    to,
    ...rest,
  });
const [request, job, application, deal, invoice, problem] = [
  of('request'),
  of('job'),
  of('application'),
  of('deal'),
  of('invoice'),
  of('case'),
];

const ended = { by: ['operator', 'system'], needsReason: true } as const;
const decided = { by: ['operator'], needsReason: true } as const;
const lapsed = { by: ['system'], needsReason: true } as const;
const notChosen = { by: ['guardian', 'operator', 'system'], needsReason: true } as const;

/** Every transition (decision OQ-139); all others are refused. */
export const transitions: readonly Transition[] = [
  request(null, 'Pending', { by: ['guardian'] }),
  request('Pending', 'Approved', {
    by: ['operator'],
    guards: ['guardian_not_banned'],
    effects: ['publish_job'],
  }),
  // Below the budget, the guardian agrees first (decision OQ-255).
  request('Pending', 'Terms', { by: ['operator'], guards: ['guardian_not_banned'] }),
  request('Terms', 'Approved', {
    by: ['guardian'],
    guards: ['guardian_not_banned'],
    effects: ['publish_job'],
  }),
  request('Terms', 'Pending', { by: ['guardian', 'system'] }),
  request('Terms', 'Withdrawn', { by: ['guardian'] }),
  request('Terms', 'Rejected', { by: ['operator'], needsReason: true }),
  request('Pending', 'Rejected', { by: ['operator'], needsReason: true }),
  request('Pending', 'Withdrawn', { by: ['guardian'] }),
  request('Approved', 'Closed', { by: ['system'], needsReason: true }),
  // Its job is open again for another tutor (decision OQ-296).
  request('Closed', 'Approved', { by: ['system'] }),

  job(null, 'live', { by: ['operator', 'guardian'] }),
  job('live', 'filled', { by: ['system'], effects: ['close_request', 'end_applications'] }),
  job('live', 'expired', {
    by: ['system'],
    guards: ['time_is_up'],
    effects: ['close_request', 'end_applications'],
  }),
  job('live', 'cancelled', {
    by: ['guardian', 'operator'],
    needsReason: true,
    effects: ['close_request', 'end_applications'],
  }),

  job('filled', 'live', {
    by: ['guardian', 'operator'],
    guards: ['deal_ended', 'another_in_time', 'somebody_to_ask', 'guardian_not_banned'],
  }),

  application(null, 'applied', { by: ['tutor'], guards: ['job_live'] }),
  application('applied', 'shortlisted', { by: ['operator'], guards: ['job_live', 'shortlist_has_room'] }),
  application('shortlisted', 'appointed', { by: ['operator'], guards: ['job_live', 'nobody_appointed'] }),
  application('appointed', 'payment', {
    by: ['operator'],
    guards: ['job_live', 'nobody_confirmed', 'has_guardian', 'charge_due'],
    effects: ['fill_job'],
  }),
  application('appointed', 'confirm', {
    by: ['operator'],
    guards: ['job_live', 'nobody_confirmed', 'has_guardian', 'nothing_due'],
    effects: ['fill_job'],
  }),
  application('payment', 'confirm', { by: ['system'] }),
  application('applied', 'withdrawn', { by: ['tutor', 'system'] }),
  application('shortlisted', 'withdrawn', { by: ['tutor', 'system'] }),
  application('appointed', 'declined', { by: ['tutor', 'system'] }),
  application('applied', 'not_selected', notChosen),
  application('shortlisted', 'not_selected', notChosen),
  application('appointed', 'not_selected', ended),
  application('not_selected', 'applied', { by: ['guardian', 'operator'] }),
  application('applied', 'timed_out', ended),
  application('shortlisted', 'timed_out', ended),
  application('appointed', 'timed_out', ended),

  deal(null, 'in_process', { by: ['system'] }),
  deal('in_process', 'continue', { by: ['guardian', 'tutor', 'operator'], guards: ['both_started'] }),
  deal('in_process', 'ended', { by: ['guardian', 'tutor', 'operator'], needsReason: true }),
  deal('continue', 'ended', { by: ['guardian', 'tutor', 'operator'], needsReason: true }),

  invoice(null, 'unpaid', { by: ['system'], guards: ['charge_due'] }),
  invoice(null, 'waived', { by: ['system'], guards: ['nothing_due'] }),
  invoice('unpaid', 'paid', {
    by: ['operator', 'system'],
    needsReason: true,
    effects: ['settle_application'],
  }),
  invoice('unpaid', 'waived', {
    by: ['operator'],
    needsReason: true,
    guards: ['refundable'],
    effects: ['settle_application'],
  }),
  invoice('paid', 'refunded', { by: ['operator'], needsReason: true, guards: ['refundable'] }),

  problem(null, 'open', { by: ['guardian', 'tutor', 'operator'] }),
  problem('open', 'in_progress', { by: ['operator'] }),
  problem('open', 'closed', lapsed),
  problem('in_progress', 'waiting_confirmation', decided),
  problem('in_progress', 'decided', decided),
  problem('in_progress', 'closed', lapsed),
  problem('waiting_confirmation', 'decided', decided),
  problem('waiting_confirmation', 'in_progress', decided),
  problem('waiting_confirmation', 'appealed', decided),
  problem('waiting_confirmation', 'closed', lapsed),
  problem('decided', 'appealed', {
    by: ['guardian', 'tutor', 'operator'],
    guards: ['appeal_open'],
  }),
  problem('decided', 'closed', { by: ['system'] }),
  problem('appealed', 'waiting_confirmation', decided),
  problem('appealed', 'decided', decided),
  problem('appealed', 'closed', lapsed),
];

/** Maximum number of shortlisted applications of a job. */
export const maxShortlisted = 5;
