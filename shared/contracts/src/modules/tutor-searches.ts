import { z } from 'zod';
import { dataOf, Id, success } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { GuestFrequency } from './guest-alerts.ts';
import { SavedSearch, SavedSearchBody } from './saved-searches.ts';

/** Never at once: a guardian gets at most one digest a day. */
export const TutorSearch = SavedSearch.pick({ id: true, name: true, paused: true, created_at: true }).extend({
  request_id: Id,
  frequency: GuestFrequency,
  /** Tutors that the guardian was told of. */
  told: z.int().min(0),
});
export type TutorSearch = z.infer<typeof TutorSearch>;

export const TutorSearchBody = SavedSearchBody.pick({ name: true }).extend({
  request_id: Id,
  frequency: GuestFrequency,
});

export const tutorSearchEndpoints = defineEndpoints({
  'GET /api/tutor-searches': {
    summary: "The guardian's searches for tutors, newest first",
    access: 'parent',
    response: dataOf(z.array(TutorSearch)),
  },
  'POST /api/tutor-searches': {
    summary: 'Tell the guardian of tutors who become available and fit the job of an own request',
    access: 'parent',
    refuses: ['CAP_REACHED', 'NOT_FOUND', 'RATE_LIMITED'],
    body: TutorSearchBody,
    response: success(TutorSearch),
  },
  'PUT /api/tutor-searches/:id': {
    summary: 'Rename, pause or resume a search for tutors, or change how often it is sent',
    access: 'parent',
    body: TutorSearchBody.pick({ name: true, frequency: true }).extend({ paused: z.boolean() }).partial(),
    response: success(TutorSearch),
  },
  'DELETE /api/tutor-searches/:id': {
    summary: 'Delete a search for tutors; those it found who were not told of are not',
    access: 'parent',
    response: success(z.null()),
  },
});
