import { capMessages, type Failure, type FailureCode } from '@porao/contracts';
import type { z } from 'zod';
import { boundedErrors, boundedMessage, errorEntries, type FieldErrors } from './bounded-errors.ts';
import { isDiskFull } from './database/disk-full.ts';

export type { FieldErrors } from './bounded-errors.ts';

export const statusOf = {
  MALFORMED: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  UNVERIFIED: 403,
  WRONG_ROLE: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PROFILE_INCOMPLETE: 409,
  CITY_MISMATCH: 409,
  ALREADY_APPLIED: 409,
  CAP_REACHED: 409,
  JOB_CLOSED: 409,
  ACCOUNT_LOCKED: 409,
  BANNED: 409,
  TOO_LARGE: 413,
  VALIDATION: 422,
  PASSWORD_NEEDED: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const satisfies Record<FailureCode, number>;

/** Example messages of the OpenAPI document; handlers throw more specific ones. */
export const exampleMessage: Readonly<Record<FailureCode, string>> = {
  MALFORMED: 'The request body is not valid JSON.',
  UNAUTHENTICATED: 'Please sign in to continue.',
  FORBIDDEN: 'You may not do this.',
  UNVERIFIED: 'Please verify your phone number to continue.',
  WRONG_ROLE: "This feature is available only to 'tutor' users.",
  NOT_FOUND: 'There is nothing at this address.',
  METHOD_NOT_ALLOWED: 'This address takes POST.',
  CONFLICT: 'This was changed in between. Please reload it.',
  PROFILE_INCOMPLETE: 'You need to complete at least 80% of your profile to apply for this job.',
  CITY_MISMATCH: 'This job is limited to candidates residing in Dhaka.',
  CAP_REACHED: capMessages.locations,
  ALREADY_APPLIED: 'You have already applied for this job.',
  JOB_CLOSED: 'This job is not available anymore.',
  ACCOUNT_LOCKED: 'Your account is locked. Contact support.',
  BANNED: 'Your account may not apply for jobs. Contact support.',
  TOO_LARGE: 'The request is too large: at most 1 MB can be sent.',
  VALIDATION: 'The request is not valid.',
  PASSWORD_NEEDED: 'Please enter your current password to change this.',
  RATE_LIMITED: 'Too many tries. Please wait a moment.',
  INTERNAL: 'Something went wrong on our side. Please try again.',
  UNAVAILABLE: 'The service is not available for a moment. Please try again.',
};

/** A failure with its reason, below 16 kB although it may repeat input. Only `toFailure` turns it into the wire's
 * failure object. */
export class ApiFailure extends Error {
  readonly code: FailureCode;
  readonly errors: FieldErrors;
  readonly headers: Record<string, string>;

  constructor(
    code: FailureCode,
    message: string,
    errors: FieldErrors = {},
    headers: Record<string, string> = {},
  ) {
    super(boundedMessage(message));
    this.name = 'ApiFailure';
    this.code = code;
    this.errors = boundedErrors(errorEntries(errors));
    this.headers = headers;
  }

  get status() {
    return statusOf[this.code];
  }
}

/** A Red account cannot change its profile; applying is refused with 409 like its other refusals. */
export class AccountLocked extends ApiFailure {
  constructor() {
    super('ACCOUNT_LOCKED', 'Your account is locked. Contact support.');
  }

  override get status() {
    return 403 as const;
  }
}

function* issueEntries({ issues }: z.ZodError): Generator<readonly [string, string]> {
  for (const { path, message } of issues) yield [path.map(String).join('.') || 'body', message];
}

export const fieldErrors = (error: z.ZodError): FieldErrors => boundedErrors(issueEntries(error));

export function invalid(errors: FieldErrors): ApiFailure {
  return new ApiFailure('VALIDATION', Object.values(errors)[0]?.[0] ?? 'The request is not valid.', errors);
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

/** ApiFailures unchanged; an unavailable database or a full disk as 503; all others as 500 without detail. */
export function toFailure(error: unknown, requestId: string): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (isDatabaseAway(error)) {
    const message = 'The service is not available for a moment. Please try again.';
    return new ApiFailure('UNAVAILABLE', message, {}, { 'retry-after': '5' });
  }
  if (isDiskFull(error)) {
    const message =
      'Nothing can be saved at the moment: the server has no space left. Please try again later.';
    return new ApiFailure('UNAVAILABLE', message, {}, { 'retry-after': '60' });
  }
  return new ApiFailure(
    'INTERNAL',
    `Something went wrong on our side. Please try again; if it stays, tell us the report id ${requestId}.`,
  );
}

export function failureBody(failure: ApiFailure): Failure {
  const { message, errors, status, code } = failure;
  return { type: 'error', message, errors, status, code };
}
