import {
  familyReviews,
  jobAlerts,
  noticeSettings,
  parentLocations,
  parentPassword,
  parentPersonalInfo,
  parentStudents,
  parentVisit,
  tutorAlerts,
  tutorCertificates,
  tutorPassword,
  tutorPersonalInfo,
  tutorReviews,
  tutorVisit,
  updateProfile,
} from '@porao/contracts/paths';

export type Side = 'tutor' | 'parent';

interface Kept {
  /** Sides that have such data; both where it is left out. */
  readonly only?: Side;
  /** The page on which it is changed or deleted; without one, support does. */
  readonly to?: Readonly<Record<Side, string>>;
}

const onBoth = (to: string) => ({ tutor: to, parent: to });

/** Kinds of data of a person, in the order of the page. A test compares them with the table of docs/security.md. */
export const kept = {
  account: { to: { tutor: tutorPersonalInfo, parent: parentPersonalInfo } },
  home: { only: 'parent', to: onBoth(parentLocations) },
  students: { only: 'parent', to: onBoth(parentStudents) },
  profile: { only: 'tutor', to: onBoth(updateProfile) },
  credentials: { only: 'tutor', to: onBoth(tutorCertificates) },
  payments: { only: 'tutor' },
  searches: { to: { tutor: jobAlerts, parent: tutorAlerts } },
  notices: { to: onBoth(noticeSettings) },
  sms: {},
  asked: { only: 'tutor' },
  steps: {},
  lessons: {},
  salary: {},
  reviews: { to: { tutor: tutorReviews, parent: familyReviews } },
  problems: {},
  contact: { to: { tutor: tutorVisit, parent: parentVisit } },
  visits: { to: { tutor: tutorVisit, parent: parentVisit } },
  seen: {},
  sessions: { to: { tutor: tutorPassword, parent: parentPassword } },
  security: {},
} satisfies Record<string, Kept>;

export type KeptKind = keyof typeof kept;

export const keptOf = (side: Side): [KeptKind, string | undefined][] =>
  (Object.entries(kept) as [KeptKind, Kept][])
    .filter(([, { only = side }]) => only === side)
    .map(([kind, { to }]) => [kind, to?.[side]]);
