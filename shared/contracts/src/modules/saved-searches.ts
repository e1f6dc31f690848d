import { z } from 'zod';
import { dataOf, Id, IdParam, Instant, success, Uuid } from '../common.ts';
import { alertFrequencies } from '../constants.ts';
import { defineEndpoints, FileAnswer } from '../endpoint.ts';
import { requiredText } from '../fields.ts';
import { BoardFilters } from './jobs.ts';
import { oneLine } from './lookups.ts';

/** Neither control characters nor marks of direction, but joiners, which Bengali needs: digests have it in their text. */
const visible = /^(?:\P{C}|\u200c|\u200d)+$/u;
const SearchName = z
  .string({ error: 'name.required' })
  .transform(oneLine)
  .pipe(requiredText('name.required', 60).regex(visible, 'option.character'));
const Frequency = z.enum(alertFrequencies);

export const SavedSearch = z.object({
  id: Id,
  name: z.string(),
  frequency: Frequency,
  /** Nothing is sent of what is published meanwhile. */
  paused: z.boolean(),
  /** Null: the areas, classes and subjects of the tutor's profile. */
  board: BoardFilters.nullable(),
  /** Path of an Atom feed that opens without signing in. */
  feed: z.string(),
  created_at: Instant,
});
export type SavedSearch = z.infer<typeof SavedSearch>;

export const SavedSearchBody = z.object({
  name: SearchName,
  frequency: Frequency,
  board: BoardFilters.nullable().default(null),
});
export type SavedSearchBody = z.input<typeof SavedSearchBody>;

const NumberParam = z.coerce.number<string | number>();
/** The board's filters in the address of a feed; what is not understood is refused. */
const FeedQuery = z
  .object({
    i_class_id: IdParam,
    subject_id: IdParam,
    tutoring_category_id: IdParam,
    tutoring_place_id: IdParam,
    salary_from: NumberParam,
    salary_to: NumberParam,
    days_in_week: NumberParam,
    tutor_gender: NumberParam,
    latitude: NumberParam,
    longitude: NumberParam,
    distance: NumberParam,
  })
  .partial();

/** The address of the feed of a board: guests need no saved search for it. */
export function feedPath(board: z.input<typeof BoardFilters>): string {
  const { filters = {}, tutor_gender, latitude, longitude, distance } = board;
  const { salary: [salary_from, salary_to] = [], ...ids } = filters;
  const query = { ...ids, salary_from, salary_to, tutor_gender, latitude, longitude, distance };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value != null) params.set(name, String(value));
  return `/api/job-feed?${params.toString()}`;
}

const feedFile = { types: ['application/atom+xml'], cacheControl: 'private, max-age=900' };

export const savedSearchEndpoints = defineEndpoints({
  'GET /api/saved-searches': {
    summary: "The tutor's saved searches, newest first",
    access: 'tutor',
    response: dataOf(z.array(SavedSearch)),
  },
  'POST /api/saved-searches': {
    summary: 'Save a search of the board, or that of the own profile: the tutor is told of new jobs that fit',
    access: 'tutor',
    refuses: ['CAP_REACHED', 'RATE_LIMITED'],
    body: SavedSearchBody,
    response: success(SavedSearch),
  },
  'PUT /api/saved-searches/:id': {
    summary: 'Rename, pause or resume a saved search, or change how often it is sent',
    access: 'tutor',
    body: z.object({ name: SearchName, frequency: Frequency, paused: z.boolean() }).partial(),
    response: success(SavedSearch),
  },
  'DELETE /api/saved-searches/:id': {
    summary: 'Delete a saved search; jobs it found that were not sent yet are not sent',
    access: 'tutor',
    response: success(z.null()),
  },
  'GET /api/saved-searches/:id/feed/:key': {
    summary: 'The newest open jobs of a saved search as an Atom feed',
    access: 'none',
    params: z.object({ id: IdParam, key: Uuid }),
    file: feedFile,
    response: FileAnswer,
  },
  'GET /api/job-feed': {
    summary: "The newest open jobs of the board's filters as an Atom feed",
    access: 'none',
    query: FeedQuery,
    file: feedFile,
    response: FileAnswer,
  },
});
