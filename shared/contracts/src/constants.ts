export { latinDigits, normalizePhone } from './text.ts';

/** Radii of the board's location filter, in km (RUL-027). */
export const radiusOptions = [1, 2, 3, 5, 10, 15, 20, 25, 30, 40, 50] as const;
export const defaultRadius = 5;
export const boardPageSize = 10;
/** Percent of the profile that applying needs. */
export const applyThreshold = 80;

/** Returns what keeps an account from applying, in the order of decision OQ-094; null when nothing does. A new
 * account has no status yet and may apply (decision OQ-075). */
export function applyObstacle(
  account: { banned: boolean; account_status: 'Green' | 'Yellow' | 'Red' | null },
  completion: number,
): 'ban' | 'status' | 'completion' | null {
  if (account.banned) return 'ban';
  if (account.account_status === 'Red' || account.account_status === 'Yellow') return 'status';
  return completion < applyThreshold ? 'completion' : null;
}

/** Raised when a call or shape of the API changes so that an older remote would misread it. */
export const contractVersion = 1;
export const maxPhotoBytes = 2 * 1024 * 1024;
/** Metres from the published position of a job to the farthest home that it may be: the corner of its hundredth of
 * a degree. */
export const publishedRadius = 760;
/** Centre of the map before anything is chosen: Dhaka. */
export const dhaka = { latitude: 23.8103, longitude: 90.4125 } as const;

/** Education levels of school: 6 secondary, 7 higher secondary. */
export const schoolLevels: readonly number[] = [6, 7];
/** Passing years run from here to the current one. */
export const firstPassingYear = 1980;
/** The semester value for "Graduation Completed". */
export const graduated = 100;
/** The curriculum that has a detail. */
export const englishMedium = 5;

/** Orders of the board, each by newest where equal; nearest is newest without a position. */
export const boardSorts = ['newest', 'salary', 'nearest'] as const;

/** Replaces contact details in public texts. */
export const hiddenContact = '•••';

/** When lessons may be, as families say it. */
export const timesOfDay = ['any', 'morning', 'afternoon', 'evening'] as const;

/** One account may have so many; docs/security.md gives the reasons. */
export const caps = {
  locations: 20,
  students: 20,
  requestsPerDay: 10,
  openApplications: 60,
  /** Applies to a tutor, and to a guardian. */
  savedSearches: 10,
  /** Applies to a guest's phone. */
  guestSearches: 3,
} as const;

export const lookupListNames = [
  'tutoring_categories',
  'i_classes',
  'subjects',
  'cities',
  'locations',
  'universities',
  'departments',
  'exam_titles',
  'education_levels',
  'groups',
  'boards',
  'curriculums',
  'curriculum_dependencies',
  'university_types',
  'certificate_types',
  'tutoring_styles',
  'tutoring_places',
  'religions',
] as const;

/** Usual reasons why an operator rejects a request; the guardian reads `cause.NAME`. */
export const rejectionReasons = [
  'unreachable',
  'place_unclear',
  'same_request',
  'unclear',
  'not_a_tutor',
] as const;
/** Usual reasons why an operator closes an application; its tutor reads `cause.NAME`. */
export const closingReasons = ['better_fit', 'not_chosen', 'unreachable', 'unfit'] as const;
/** Why a side ends a tuition; both read `cause.NAME`. */
export const endReasons = [
  'no_tutor_came',
  'no_lessons',
  'unpaid',
  'behaviour',
  'wrong_information',
  'not_suitable',
  'moved',
  'money',
  'finished',
  'other',
] as const;
export type EndReason = (typeof endReasons)[number];
export type ClosingReason = (typeof closingReasons)[number];
export type RejectionReason = (typeof rejectionReasons)[number];

/** Operators act on these besides the lists, in the order of a day's work. */
export const auditedThings = [
  'request',
  'job',
  'application',
  'deal',
  'invoice',
  'payment',
  'case',
  'user',
  'credential',
  'list',
  'season',
] as const;

export const noticeKinds = [
  'requests',
  'applications',
  'lessons',
  'charges',
  'credentials',
  'account',
  'alerts',
  'operations',
] as const;
/** A notice reaches a person by these: on the site's own list, and outside of the site. */
export const noticeChannels = ['site', 'sms', 'email', 'push'] as const;

type KindRule = {
  readonly roles: readonly ('parent' | 'tutor' | 'operator')[];
  readonly channels: readonly (typeof noticeChannels)[number][];
};
const written = ['site', 'email', 'push'] as const;
export const noticeRules: Readonly<Record<(typeof noticeKinds)[number], KindRule>> = {
  requests: { roles: ['parent'], channels: noticeChannels },
  applications: { roles: ['parent', 'tutor'], channels: noticeChannels },
  lessons: { roles: ['parent', 'tutor'], channels: noticeChannels },
  charges: { roles: ['tutor'], channels: noticeChannels },
  credentials: { roles: ['tutor'], channels: written },
  account: { roles: ['parent', 'tutor', 'operator'], channels: noticeChannels },
  alerts: { roles: ['parent', 'tutor'], channels: written },
  operations: { roles: ['operator'], channels: ['site', 'push', 'sms'] },
};
/** Guardians get a message a day at most, and text messages of guests cost. */
export const digestFrequencies = ['daily', 'weekly'] as const;
/** A tutor is told of the new jobs of a saved search so often, the soonest first. */
export const alertFrequencies = ['at_once', ...digestFrequencies] as const;
