import type {
  Contact,
  Endpoints,
  Job,
  OpsCase,
  OpsJob,
  OpsPayment,
  OpsRequest,
  OpsUser,
  ViewReason,
} from '@porao/contracts';
import type { z } from 'zod';

/** The account whose phone number or home an answer has, by what the answer says of it. */
export type Subject =
  | { readonly user: number }
  | { readonly tutor: number }
  | { readonly candidate: number }
  /** The guardian of a job; to a tutor only while the deal lasts. */
  | { readonly family: number }
  | { readonly phone: string };

export type Shown = Subject & {
  readonly because: ViewReason;
  readonly id: number;
  readonly what: readonly ('phone' | 'home')[];
};

const phone = ['phone'] as const;
const both = ['phone', 'home'] as const;

type Answered<K extends keyof Endpoints> = z.output<Endpoints[K]['response']>;
type Rules = {
  readonly [K in keyof Endpoints]?: (
    answer: Answered<K>,
    params: { readonly id: number },
  ) => readonly Shown[];
};

type Person = z.infer<typeof Contact> | null;
const people = (because: ViewReason, id: number, ...persons: readonly Person[]): Shown[] =>
  persons.flatMap((person) => (person ? [{ user: person.user_id, because, id, what: phone }] : []));
const homeOf = (because: ViewReason, id: number, person: Person): Shown[] =>
  person ? [{ user: person.user_id, because, id, what: ['home'] }] : [];

type Sides = Pick<OpsCase, 'tutor' | 'guardian' | 'tuition_job_offer_id'>;
export const ofDeal = (deal: Sides) => people('deal', deal.tuition_job_offer_id, deal.tutor, deal.guardian);
const ofCase = (one: Sides & { readonly id: number }) => people('case', one.id, one.tutor, one.guardian);
export const ofRequest = ({ id, guardian }: Pick<OpsRequest, 'id' | 'guardian'>): Shown[] => [
  { user: guardian.user_id, because: 'request', id, what: both },
];
type JobOf = Pick<OpsJob, 'id' | 'guardian'>;
export const ofJobPhone = ({ id, guardian }: JobOf) => people('job', id, guardian);
const ofJob = (job: JobOf) => [...ofJobPhone(job), ...homeOf('job', job.id, job.guardian)];
export const ofPayment = ({ invoice_id, tutor }: OpsPayment) => people('payment', invoice_id, tutor);
export const ofAccount = (user: number, what: Shown['what'] = phone): Shown => ({
  user,
  because: 'account',
  id: 0,
  what,
});
const ofUser = ({ data }: { readonly data: OpsUser }) => [ofAccount(data.id)];

type Held = Answered<'GET /api/tutor/deals'>['data']['continue'];
const ofFamilies = (deals: Held) =>
  deals.map(
    ({ tuition_job_offer_id: job }): Shown => ({ family: job, because: 'deal', id: job, what: both }),
  );

const isConfirmed = ({ applications }: Job) => applications.some(({ stage }) => stage === 'confirm');

/** The calls whose answers have a phone number or an exact home of somebody else, with whose and why. A test names a
 * contract that has one and is not here. */
export const rules = {
  'GET /api/tutor/deals': ({ data }) => ofFamilies([...data.in_process, ...data.continue]),
  'GET /api/my-tutor': ({ data }) =>
    data.map((row) => ({ tutor: row.tutor_id, because: 'deal', id: row.tuition_job_offer_id, what: phone })),
  'GET /api/tutor-request/:id/candidates': ({ data }) =>
    data
      .filter((row) => row.phone_no !== null)
      .map((row) => ({ candidate: row.id, because: 'deal', id: 0, what: phone })),
  'GET /api/job-board/:jobId': ({ data }) => [
    { family: data.id, because: isConfirmed(data) ? 'deal' : 'job', id: data.id, what: ['home'] },
  ],

  'GET /api/ops/requests': ({ data }) => data.flatMap(ofRequest),
  'GET /api/ops/requests/:id': ({ data }) => ofRequest(data.request),
  'GET /api/ops/jobs': ({ data }) => data.flatMap(ofJob),
  'GET /api/ops/jobs/:id': ({ data }) => ofJob(data),
  'GET /api/ops/jobs/:id/applications': ({ data }) =>
    data.flatMap((row) => people('job', row.tuition_job_offer_id, row.tutor)),
  'GET /api/ops/jobs/:id/fitting': ({ data }, { id }) => data.flatMap((row) => people('job', id, row.tutor)),
  'GET /api/ops/deals': ({ data }) => data.flatMap(ofDeal),
  'GET /api/ops/deals/:id': ({ data }) => [
    ...ofDeal(data),
    ...homeOf('deal', data.tuition_job_offer_id, data.guardian),
  ],
  'GET /api/ops/cases': ({ data }) => data.flatMap(ofCase),
  'GET /api/ops/cases/unsafe': ({ data }) => data.flatMap((row) => people('case', row.id, row.person)),
  'GET /api/ops/cases/:id': ({ data }) => [
    ...ofCase(data),
    ...(data.deal ? homeOf('case', data.id, data.guardian) : []),
    ...data.previous.flatMap(ofCase),
  ],
  'GET /api/ops/payments': ({ data }) => data.flatMap(ofPayment),
  'GET /api/ops/payments/:id': ({ data }) => ofPayment(data),
  'GET /api/ops/tutors/:id/wallets': ({ data }, { id }) =>
    data.length > 0 ? [{ tutor: id, because: 'account', id: 0, what: phone }] : [],
  'GET /api/ops/users': ({ data }) => data.map((row) => ofAccount(row.id)),
  'GET /api/ops/users/:id': ({ data }) => [
    ofAccount(data.id, data.tutor || data.address !== null ? both : phone),
  ],
  'POST /api/ops/users/:id/status': ofUser,
  'POST /api/ops/users/:id/verify-phone': ofUser,
  'POST /api/ops/users/:id/check-address': ofUser,
  'POST /api/ops/users/:id/ban': ofUser,
  'POST /api/ops/users/:id/lift-ban': ofUser,
  'POST /api/ops/users/:id/end-sessions': ofUser,
  'POST /api/ops/users/:id/grant': ofUser,
  'POST /api/ops/users/:id/revoke': ofUser,
  'GET /api/ops/operators': ({ data }) => data.map((row) => ofAccount(row.user_id)),
  'GET /api/ops/search': ({ data }) => data.people.map((row) => ofAccount(row.id)),
  'GET /api/ops/replies': ({ data }) =>
    data.map((row) => ({ phone: row.phone_no, because: 'message', id: 0, what: phone })),
  'GET /api/ops/outbox': ({ data }) =>
    data.map((row) => ({ phone: row.phone_no, because: 'message', id: 0, what: phone })),
} satisfies Rules;
