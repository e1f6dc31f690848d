import { z } from 'zod';
import { AddressCheck, addressChecks } from '../checked.ts';
import { Day, dataOf, Id, Instant, page, Role, success } from '../common.ts';
import { defineEndpoints } from '../endpoint.ts';
import { typedText } from '../fields.ts';
import {
  asCsv,
  GrantedRole,
  leadOnly,
  paging,
  Reason,
  ReasonBody,
  SearchText,
  TakesBack,
} from '../ops-fields.ts';
import { BySms, SharedWith, TutorFacts } from '../ops-person.ts';
import { RequestStage } from './ops-requests.ts';
import { AccountStatus } from './session.ts';

export const OpsUser = z.object({
  id: Id,
  name: z.string(),
  phone_no: z.string(),
  /** Says whether the phone is verified; an account without cannot act. */
  verified: z.boolean(),
  /** Empty where another account proved the one that was typed. */
  email: z.string(),
  /** The account has shown that the e-mail is its own. */
  email_verified: z.boolean(),
  roles: z.array(Role),
  tutor_id: Id.nullable(),
  parent_id: Id.nullable(),
  account_status: AccountStatus.nullable(),
  banned_at: Instant.nullable(),
  /** The ban ends by itself then; null where it has to be lifted. */
  banned_until: Instant.nullable(),
  /** A guardian has one; null where nobody has checked it since it was given. */
  address_check: AddressCheck.optional(),
  created_at: Instant,
});
export type OpsUser = z.infer<typeof OpsUser>;

export const OpsGrant = z.object({
  role: Role,
  /** Null at the command line. */
  granted_by: z.string().nullable(),
  reason: z.string(),
  at: Instant,
});
export type OpsGrant = z.infer<typeof OpsGrant>;

export const OpsNote = z.object({
  id: z.string(),
  text: z.string(),
  author: z.string().nullable(),
  at: Instant,
});
export type OpsNote = z.infer<typeof OpsNote>;

/** The newest rows of a list, and how many there are. */
const newest = <T extends z.ZodType>(row: T) => z.object({ total: z.int().min(0), rows: z.array(row) });

/** One event of the last 90 days that concerns the security of an account. */
export const OpsSecurityEvent = z.object({
  id: z.string(),
  at: Instant,
  /** A `SecurityEvent`; `limit` for a reached limit, `access` for a call that was refused. */
  kind: z.string(),
  call: z.string(),
  /** `done`, or the code of the refusal. */
  outcome: z.string(),
  /** The client's network, an IPv4 address or an IPv6 /64; null for what an operator did. */
  network: z.string().nullable(),
});
export type OpsSecurityEvent = z.infer<typeof OpsSecurityEvent>;

export const OpsPerson = OpsUser.extend({
  tutor: TutorFacts.nullable(),
  /** Null for those who use the site. */
  by_sms: BySms.nullable(),
  /** At most 20, the newest first. */
  shared: z.array(SharedWith),
  /** The exact homes that a guardian gave, in one text; null without any. */
  address: z.string().nullable(),
  /** File name under /storage/profile. */
  photo: z.string().nullable(),
  /** Percent of the tutor's profile; null without one. */
  completion: z.int().min(0).max(100).nullable(),
  grants: z.array(OpsGrant),
  /** The open ones, newest first; no token leaves. */
  sessions: z.array(
    z.object({
      role: Role,
      device: z.string().nullable(),
      started_at: Instant,
      /** To within five minutes. */
      last_seen_at: Instant,
    }),
  ),
  /** Lists what operators did to the account, newest first, with their reasons. */
  acts: newest(
    z.object({
      id: z.string(),
      at: Instant,
      action: z.string(),
      actor: z.string().nullable(),
      reason: z.string().nullable(),
      account_status: AccountStatus.nullable(),
    }),
  ),
  notes: newest(OpsNote),
  requests: newest(z.object({ id: Id, stage: RequestStage, class_name: z.string(), created_at: Instant })),
  applications: newest(
    z.object({ job_id: Id, stage: z.string(), class_name: z.string(), created_at: Instant }),
  ),
  deals: newest(
    z.object({
      id: Id,
      state: z.string(),
      job_id: Id,
      as: z.enum(['tutor', 'parent']),
      other: z.string().nullable(),
      created_at: Instant,
    }),
  ),
});
export type OpsPerson = z.infer<typeof OpsPerson>;

export const OpsOperator = z.object({
  user_id: Id,
  name: z.string(),
  phone_no: z.string(),
  grants: z.array(OpsGrant),
});
export type OpsOperator = z.infer<typeof OpsOperator>;

export const GrantBody = TakesBack.extend({ role: GrantedRole, reason: Reason });
export const NoteBody = z.object({
  text: typedText().min(1, 'note.required').max(2000, 'text.tooLong'),
});

const UserFilter = z.object({
  q: SearchText,
  role: Role.optional(),
  status: z.enum([...AccountStatus.options, 'none']).optional(),
  banned: z.enum(['1', '0']).optional(),
});

const BanBody = ReasonBody.extend({
  /** The last day of the ban, in Bangladesh; without it, until it is lifted. */
  until: Day.optional(),
});

const userAct = { body: ReasonBody, response: success(OpsUser) } as const;
const leadAct = { ...userAct, ...leadOnly } as const;

export const opsPeopleEndpoints = defineEndpoints('operator', {
  'GET /api/ops/users': {
    summary:
      'Accounts by id, part of the phone number in any way of writing, part of the e-mail or of the name',
    query: UserFilter.extend(paging),
    response: page(OpsUser),
  },
  'GET /api/ops/users.csv': { ...asCsv('accounts', UserFilter), ...leadOnly },
  'GET /api/ops/users/:id': {
    summary: 'One person: roles, status, sessions, what they did, and what operators did and noted',
    response: dataOf(OpsPerson),
  },
  'GET /api/ops/users/:id/security-events': {
    summary: 'The newest 50 security events of an account, of the last 90 days; the log has all of them',
    response: dataOf(z.array(OpsSecurityEvent)),
  },
  'POST /api/ops/users/:id/notes': {
    summary: 'Add a note for other operators; notes are neither changed nor deleted',
    body: NoteBody,
    response: success(OpsNote),
  },
  'POST /api/ops/users/:id/status': {
    ...userAct,
    securityEvent: 'account-status',
    summary: 'Set the account status; null takes it away',
    body: TakesBack.extend({
      status: AccountStatus.nullable(),
      reason: Reason,
      /** The status that was shown before; another one is refused with who changed it. */
      from: AccountStatus.nullable().optional(),
    }),
  },
  'POST /api/ops/users/:id/verify-phone': {
    ...userAct,
    securityEvent: 'phone-verification',
    summary: 'Count the phone as verified, for somebody whom no code reaches',
  },
  'POST /api/ops/users/:id/check-address': {
    ...userAct,
    summary:
      'Record that a guardian’s address was checked, by a call or by a paper; null takes the mark away',
    body: z.object({
      by: z.enum(addressChecks).nullable(),
      reason: Reason,
      /** The address that was shown before; another one is refused. */
      address: z.string().max(10_000).optional(),
    }),
  },
  'POST /api/ops/users/:id/ban': {
    ...leadAct,
    body: BanBody,
    securityEvent: 'account-status',
    summary:
      'Ban an account, for good or until a day: its open applications and live jobs end, its requests are not published, and it is out of granted roles (OQ-005)',
  },
  'POST /api/ops/users/:id/lift-ban': {
    ...leadAct,
    securityEvent: 'account-status',
    summary: 'Lift a ban',
  },
  'POST /api/ops/users/:id/end-sessions': {
    ...userAct,
    securityEvent: 'session-end',
    summary: 'End every session of an account, for example after a phone was stolen',
  },
  'POST /api/ops/users/:id/grant': {
    ...leadAct,
    securityEvent: 'role-change',
    summary: 'Grant a role; a lead becomes an operator too',
    body: GrantBody,
  },
  'POST /api/ops/users/:id/revoke': {
    ...leadAct,
    securityEvent: 'role-change',
    summary: 'Revoke a role and end the sessions in it; the last lead stays',
    body: GrantBody,
  },
  'GET /api/ops/operators': {
    summary: 'Everybody to whom a role was granted, by name, searched as accounts are',
    query: z.object({ ...paging, q: SearchText }),
    response: page(OpsOperator),
  },
  'GET /api/ops/operators.csv': { ...asCsv('operators', z.object({ q: SearchText })), ...leadOnly },
});
