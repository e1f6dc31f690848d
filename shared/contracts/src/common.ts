import { z } from 'zod';
import { normalizePhone } from './text.ts';

/** The most that an `integer` of the database holds. */
const mostInteger = 2_147_483_647;
export const Id = z.int().min(1).max(mostInteger);
/** Not by `z.uuid`, which shells that are live do not provide to remotes. */
export const Uuid = z.string().regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);

/** An id inside a path or query, where everything is text. */
export const IdParam = z.coerce.number<string | number>().pipe(Id);

/** Whole taka; there is no other currency and no fraction. */
export const Taka = z.int().min(0).max(mostInteger);

/** Instants are ISO 8601 in UTC with milliseconds: `2026-11-20T22:30:00.000Z`. */
export const Instant = z.iso.datetime();

/** Calendar day, `YYYY-MM-DD`. */
export const Day = z.iso.date();

/** 1 male, 2 female (RUL-036). */
export const Gender = z.union([z.literal(1), z.literal(2)]);
export type Gender = z.infer<typeof Gender>;

export const TutorGender = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type TutorGender = z.infer<typeof TutorGender>;

export const rolePattern = /^[a-z][a-z0-9-]{0,31}$/;
/** Is what somebody may act as. The API grants roles; `tutor` and `parent` are those that people take on themselves. */
export const Role = z.string().regex(rolePattern);
export type Role = z.infer<typeof Role>;

/** A lookup row: `{id, text}`; every select of the product takes these. */
export const LookupOption = z.object({
  id: Id,
  text: z.string(),
  /** All names, of rows below another one, as people type them; in a search the other name that was typed whole. */
  names: z.string().optional(),
});
export type LookupOption = z.infer<typeof LookupOption>;

/** 11 digits that start with the code of a mobile operator, 013 to 019, normalised first. */
export const Phone = z
  .string()
  .transform(normalizePhone)
  .pipe(z.string().regex(/^01[3-9]\d{8}$/, 'phone.invalid'));

/** `{status:'success', message, data}`: what a call that did something answers. */
export const success = <T extends z.ZodType>(data: T) =>
  z.object({ status: z.literal('success'), message: z.string(), data });

/** The same in calls of the first API, which repeat the status as a type. */
export const succeeded = { status: z.literal('success'), type: z.literal('success'), message: z.string() };

export const dataOf = <T extends z.ZodType>(data: T) => z.object({ data });

/** A page of a list: rows, the page's number from 1, the last page's number, all rows. */
export const page = <T extends z.ZodType>(row: T) =>
  z.object({
    data: z.array(row),
    current_page: z.int().min(1),
    last_page: z.int().min(1),
    total: z.int().min(0),
  });

export type Page<Row> = Omit<z.infer<ReturnType<typeof page>>, 'data'> & { data: Row[] };

export const PageQuery = z.object({ page: z.coerce.number().pipe(z.int().min(1).max(100_000)).default(1) });

/** The one shape of every failure, whatever went wrong (API-141). */
export const Failure = z.object({
  type: z.literal('error'),
  message: z.string(),
  /** Messages by field; empty when the failure belongs to none. */
  errors: z.record(z.string(), z.array(z.string())),
  /** The key of `message`; `error_keys` has those of `errors`. */
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  error_keys: z.record(z.string(), z.array(z.string())).optional(),
  /** The HTTP status, repeated. */
  status: z.int(),
  /** Machine-readable: see `FailureCode`. */
  code: z.string(),
});
export type Failure = z.infer<typeof Failure>;

export type FailureCode =
  | 'VALIDATION'
  | 'PASSWORD_NEEDED'
  | 'MALFORMED'
  | 'TOO_LARGE'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'UNVERIFIED'
  | 'WRONG_ROLE'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'PROFILE_INCOMPLETE'
  | 'CITY_MISMATCH'
  | 'ALREADY_APPLIED'
  | 'CAP_REACHED'
  | 'JOB_CLOSED'
  | 'ACCOUNT_LOCKED'
  | 'BANNED'
  | 'UNAVAILABLE'
  | 'INTERNAL';
