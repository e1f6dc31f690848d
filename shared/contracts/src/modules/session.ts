import { z } from 'zod';
import { dataOf, Gender, Id, Instant, Role, succeeded } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';

export type { SessionRecord, StartedSession } from '../page/session.ts';

export const AccountStatus = z.enum(['Green', 'Yellow', 'Red']);
export type AccountStatus = z.infer<typeof AccountStatus>;

export const SocialMedia = z.object({
  facebook: z.string().nullable(),
  instagram: z.string().nullable(),
  linkedin: z.string().nullable(),
  x: z.string().nullable(),
});

/** The signed-in account (API-001). `type` is the active role; `roles` are all it holds. */
export const CurrentUser = z.object({
  id: Id,
  name: z.string(),
  /** Empty where none was given, or where another account proved the one that was typed. */
  email: z.string(),
  phone_no: z.string(),
  phone_no_verified_at: Instant.nullable(),
  /** Null until it is asked for. */
  gender: Gender.nullable(),
  /** False for an account that has signed in by codes only. */
  has_password: z.boolean().optional(),
  /** File name under /storage/profile. */
  photo: z.string().nullable(),
  type: Role,
  roles: z.array(Role),
  created_at: Instant,
  account_status: AccountStatus.nullable(),
  /** Set apart from the status; a banned tutor cannot apply (decision OQ-005). */
  banned: z.boolean(),
  /** Null except right after sign-in. */
  api_token: z.string().nullable(),
  /** The code just sent, of a demo only. */
  phone_otp: z.string().optional(),
  parent: z
    .object({ additional_phone_number: z.string().nullable(), about: z.string().nullable() })
    .nullable(),
  tutor: z
    .object({
      tutorid: Id,
      ...SocialMedia.shape,
      location: z.object({ location_name: z.string() }).nullable(),
      city: z.object({ id: Id, city_name: z.string() }).nullable(),
      current_educational_info: z
        .object({
          department: z.object({ department_name: z.string() }).nullable(),
          university: z.object({ university_name: z.string() }).nullable(),
        })
        .nullable(),
    })
    .nullable(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const SignInBody = z
  .object({
    /** Phone or e-mail; `phone`, `email` and `username` are aliases (decision OQ-101). */
    phone_no: z.string().max(254).optional(),
    phone: z.string().max(254).optional(),
    email: z.string().max(254).optional(),
    username: z.string().max(254).optional(),
    password: z.string().min(1, 'password.required').max(200),
  })
  .refine((body) => Boolean(body.phone_no ?? body.phone ?? body.email ?? body.username), {
    path: ['phone_no'],
    message: 'account.required',
  });
export type SignInBody = z.infer<typeof SignInBody>;

/** Opens the verification only, until the phone is verified. A page has it as a cookie alone. */
export const SessionToken = z.string().optional();

export const SessionStarted = z.object({
  ...succeeded,
  token: SessionToken,
  user: CurrentUser,
  /** There while the phone waits for its verification. */
  data: z
    .object({
      /** Until another code may be asked for; 0 when one can be sent at once. */
      resend_in_seconds: z.int().min(0),
    })
    .optional(),
});

export const sessionEndpoints = defineEndpoints('pending', {
  'POST /api/v1/login': {
    summary: 'Sign in with phone or e-mail and password',
    securityEvent: 'sign-in',
    access: 'none',
    session: 'begins',
    refuses: ['RATE_LIMITED'],
    body: SignInBody,
    response: SessionStarted,
  },
  'POST /api/v1/logout': {
    summary: 'End the session; the token is refused from then on',
    securityEvent: 'session-end',
    session: 'ends',
  },
  'POST /api/v1/session-cookie': {
    summary: 'Exchange the token that a page of the version before stored for the cookie of the same session',
    session: 'moves',
  },
  'GET /api/v1/user': {
    summary: 'The signed-in account',
    offline: 'Own profile: every page of an area shows whose it is.',
    response: dataOf(CurrentUser),
  },
});
