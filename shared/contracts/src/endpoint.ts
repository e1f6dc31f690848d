import { z } from 'zod';
import { type FailureCode, IdParam, success } from './common.ts';

/** Says who may call: `none` never reads the session, `optional` reads it when present, `user` needs any verified
 * account, `pending` also takes a session that still waits for its OTP, `optional-pending` such a one or none. Any
 * other word is a role: `tutor` and `parent` need that profile, the rest a grant. */
export type Access = AccessWithoutRole | 'tutor' | 'parent' | (string & Record<never, never>);

const accessWithoutRole = ['none', 'optional', 'optional-pending', 'pending', 'user'] as const;
type AccessWithoutRole = (typeof accessWithoutRole)[number];

/** Words that name no role that somebody may be granted: profiles give `tutor` and `parent`. */
export const notGrantable: readonly string[] = [
  ...accessWithoutRole,
  'tutor',
  'parent',
  'guest',
  'signed-in',
  // Every object has a property of this name.
  'constructor',
];

/** Returns whether a call is for holders of the role that its access names. */
export const needsRole = (access: Access): boolean => !accessWithoutRole.some((one) => one === access);

/** Events in the API's log and on the account's page for operators, whether they succeeded or were refused. */
export type SecurityEvent =
  | 'sign-in'
  | 'sign-up'
  | 'session-end'
  | 'code-request'
  | 'code-check'
  | 'password-change'
  | 'phone-change'
  | 'phone-verification'
  | 'account-change'
  | 'role-change'
  | 'account-status';

export interface Endpoint {
  readonly summary: string;
  readonly access: Access;
  /** Changes a profile: refused with ACCOUNT_LOCKED while the account's status is Red. */
  readonly lockable?: true;
  /** A `GET` that changes something; the gateway asks no such call for a page. */
  readonly writes?: true;
  /** A `POST` that changes nothing: whoever's session has ended gets the answer of a guest. */
  readonly reads?: true;
  /** Codes it can fail with beyond those that follow from its other fields: see `refusalsOf`. */
  readonly refuses?: readonly FailureCode[];
  /** Begins or ends a session, or moves one of the version before: the answer sets a page's cookie, and has no `token` of
   * a session for it. */
  readonly session?: 'begins' | 'moves' | 'ends';
  /** Written to the log and kept as such. */
  readonly securityEvent?: SecurityEvent;
  /** Describes the path's parameters; left out where each is an id. */
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body may also come as form data. */
  readonly form?: true;
  /** Maximum size of the body in bytes when it is not 1 MB. */
  readonly maxBytes?: number;
  /** Fields of the body that carry an image as data URL, or the text of a file; every other text is short. */
  readonly images?: readonly string[];
  /** Responds with the bytes of a `FileAnswer` instead of JSON. */
  readonly file?: { readonly types: readonly string[]; readonly cacheControl: string };
  /** Why the service worker stores the response for use without a network. Others are never stored. */
  readonly offline?: string;
  readonly response: z.ZodType;
}

export const FileAnswer = z.object({ bytes: z.instanceof(Uint8Array<ArrayBuffer>), type: z.string() });
export type FileAnswer = z.infer<typeof FileAnswer>;

/** `GET /api/job-board/:jobId`: method and path, literally those of the requirements. */
export type EndpointKey = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** `id` and `candidateId` of `/api/tutor-request/:id/candidates/:candidateId`. */
type ParamNames<Key> = Key extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Key extends `${string}:${infer Name}`
    ? Name
    : never;

type WithParams<Key, E> = E extends { params: z.ZodObject }
  ? E
  : Key extends `${string}:${string}`
    ? E & { readonly params: z.ZodObject<Record<ParamNames<Key>, typeof IdParam>> }
    : E;

/** An endpoint as its module has it: without what all of the group have. */
type Declared = Omit<Endpoint, 'access' | 'response'> & Partial<Pick<Endpoint, 'access' | 'response'>>;
const answered = success(z.null());

type Complete<A, E> = E &
  (E extends { access: Access } ? unknown : { readonly access: A }) &
  (E extends { response: z.ZodType } ? unknown : { readonly response: typeof answered });

/** Keeps the literal keys and schemas of a group of endpoints for inference. Adds the access of those that name none, the
 * ids of their paths, and the answer that is a message alone. */
export function defineEndpoints<const A extends Access, const T extends Record<EndpointKey, Declared>>(
  access: A,
  endpoints: T,
) {
  const complete = Object.entries<Declared>(endpoints).map(([key, endpoint]) => {
    const ids = [...key.matchAll(/:(\w+)/g)].map(([, name]) => [name, IdParam] as const);
    const params = ids.length > 0 && { params: z.object(Object.fromEntries(ids)) };
    return [key, { access, response: answered, ...params, ...endpoint }];
  });
  return Object.fromEntries(complete) as { [Key in keyof T]: WithParams<Key, Complete<A, T[Key]>> };
}

/** Header of a call that may be sent again when its answer was lost: a UUID, the same for the same call. */
export const idempotencyHeader = 'Idempotency-Key';

/** Returns whether a call may make another of something each time that it is sent: every POST, so that none can
 * forget to say it. Others have the same result however often they are sent. */
export const takesKey = (key: string): boolean => key.startsWith('POST ');

/** Returns whether a call that needs no session refuses one that has ended: its act would be that of a guest. */
export const refusesEnded = (key: string, { access, reads }: Pick<Endpoint, 'access' | 'reads'>): boolean =>
  access.startsWith('optional') && !key.startsWith('GET ') && !reads;

const tokenOptional: readonly Access[] = ['none', 'optional', 'optional-pending'];
const unverifiedAllowed: readonly Access[] = [...tokenOptional, 'pending'];

/** Every code a call can fail with; `ACCOUNT_LOCKED` of a lockable one comes as 403, any other as 409. */
export function refusalsOf(key: string, endpoint: Endpoint): readonly FailureCode[] {
  const { access, params, query, body, lockable, refuses = [] } = endpoint;
  const when = (condition: unknown, code: FailureCode) => (condition ? [code] : []);
  return [
    ...new Set([
      ...when(body ?? takesKey(key), 'MALFORMED'),
      ...when(!tokenOptional.includes(access) || refusesEnded(key, endpoint), 'UNAUTHENTICATED'),
      ...when(!unverifiedAllowed.includes(access), 'UNVERIFIED'),
      ...when(needsRole(access), 'WRONG_ROLE'),
      ...when(lockable, 'ACCOUNT_LOCKED'),
      ...when(params, 'NOT_FOUND'),
      ...when(takesKey(key), 'CONFLICT'),
      ...when(!key.startsWith('GET '), 'TOO_LARGE'),
      ...when(body ?? query, 'VALIDATION'),
      ...refuses,
      'INTERNAL' as const,
      'UNAVAILABLE' as const,
    ]),
  ];
}
