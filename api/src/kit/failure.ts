import { caps, type Failure, type FailureCode, type Message } from '@porao/contracts';
import { messageOfIssue } from '@porao/contracts/messages';
import type { z } from 'zod';
import {
  boundedErrors,
  boundedParts,
  boundedText,
  byField,
  type FieldErrors,
  type Language,
} from './bounded-errors.ts';
import { isDiskFull } from './database/disk-full.ts';
import { isReadOnly } from './database/read-only.ts';

export type { FieldErrors, Language } from './bounded-errors.ts';

/** The HTTP status of each code, and an example for the OpenAPI document; handlers throw more specific messages. */
export const failures = {
  MALFORMED: [400, 'request.malformed'],
  UNAUTHENTICATED: [401, 'signIn.needed'],
  FORBIDDEN: [403, 'access.forbidden'],
  UNVERIFIED: [403, 'phone.unverified'],
  WRONG_ROLE: [
    403,
    { key: 'role.needed', params: { needed: { key: 'role.tutor' }, role: { key: 'role.parent' } } },
  ],
  NOT_FOUND: [404, 'address.unknown'],
  METHOD_NOT_ALLOWED: [405, { key: 'address.method', params: { methods: 'POST' } }],
  CONFLICT: [409, 'change.raced'],
  PROFILE_INCOMPLETE: [409, { key: 'profile.incomplete', params: { percent: 80 } }],
  CITY_MISMATCH: [409, { key: 'job.city', params: { city: 'Dhaka' } }],
  ALREADY_APPLIED: [409, 'job.applied'],
  CAP_REACHED: [409, { key: 'cap.locations', params: { maximum: caps.locations } }],
  JOB_CLOSED: [409, 'job.closed'],
  ACCOUNT_LOCKED: [409, 'account.locked'],
  BANNED: [409, 'account.banned'],
  TOO_LARGE: [413, { key: 'request.tooLarge', params: { size: '1 MB' } }],
  VALIDATION: [422, 'request.invalid'],
  PASSWORD_NEEDED: [422, 'password.needed'],
  RATE_LIMITED: [429, 'limit.wait'],
  INTERNAL: [500, { key: 'server.trouble', params: { id: '1a2b3c4d' } }],
  UNAVAILABLE: [503, 'server.unavailable'],
} as const satisfies Record<FailureCode, readonly [status: number, example: Message]>;

/** A failure with its reason. Only `toFailure` and `failureBody` make the wire's failure object of it. */
export class ApiFailure extends Error {
  readonly code: FailureCode;
  readonly reason: Message;
  readonly errors: FieldErrors;
  readonly headers: Record<string, string>;

  constructor(
    code: FailureCode,
    reason: Message,
    errors: FieldErrors = {},
    headers: Record<string, string> = {},
  ) {
    super(boundedText(reason, 'en'));
    this.name = 'ApiFailure';
    this.code = code;
    this.reason = reason;
    this.errors = errors;
    this.headers = headers;
  }

  get status() {
    return failures[this.code][0];
  }
}

/** A Red account cannot change its profile; applying is refused with 409 like its other refusals. */
export class AccountLocked extends ApiFailure {
  constructor() {
    super('ACCOUNT_LOCKED', 'account.locked');
  }

  override get status() {
    return 403 as const;
  }
}

/** The call may be sent again after so many seconds. */
export const unavailable = (reason: Message, seconds: number) =>
  new ApiFailure('UNAVAILABLE', reason, {}, { 'retry-after': String(seconds) });

export const fieldErrors = ({ issues }: z.ZodError): FieldErrors =>
  byField(issues.map((issue) => [issue.path.map(String).join('.') || 'body', messageOfIssue(issue)]));

export function invalid(errors: FieldErrors): ApiFailure {
  return new ApiFailure('VALIDATION', Object.values(errors)[0]?.[0] ?? 'request.invalid', errors);
}

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '57014',
]);
const connectionMessages =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|PGlite is clos|not queryable/;

function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return connectionCodes.has(code) || code.startsWith('08') || connectionMessages.test(error.message);
}

/** ApiFailures unchanged; an unavailable or read-only database and a full disk as 503; all others as 500 without detail. */
export function toFailure(error: unknown, requestId: string): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (isDatabaseAway(error)) return unavailable('server.unavailable', 5);
  if (isDiskFull(error)) return unavailable('server.full', 60);
  if (isReadOnly(error)) return unavailable('server.readOnly', 30);
  return new ApiFailure('INTERNAL', { key: 'server.trouble', params: { id: requestId } });
}

/** The wire's failure object, below 16 kB: texts in the language, their keys beside them. */
export function failureBody({ reason, errors, status, code }: ApiFailure, language: Language): Failure {
  const { texts, keys } = boundedErrors(errors, language);
  return {
    type: 'error',
    message: boundedText(reason, language),
    errors: texts,
    ...boundedParts(reason, language),
    error_keys: keys,
    status,
    code,
  };
}
