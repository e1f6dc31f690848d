import type { z } from 'zod';

/** Who may call: `none` never reads the token, `optional` reads it when present, `user` needs any verified
 * account, `pending` also takes a token that still waits for its OTP, the rest need that role. */
export type Access = 'none' | 'optional' | 'pending' | 'user' | 'tutor' | 'parent' | 'operator';

export interface Endpoint {
  readonly summary: string;
  readonly access: Access;
  /** Changes a profile: refused with ACCOUNT_LOCKED while the account's status is Red. */
  readonly lockable?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The whole success answer as it stands on the wire. */
  readonly response: z.ZodType;
}

/** `GET /api/job-board/:jobId`: the literal method and path of the product's specification, section 7. */
export type EndpointKey = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** Keeps the literal keys and schemas of a group of endpoints for inference. */
export function defineEndpoints<const T extends Record<EndpointKey, Endpoint>>(endpoints: T): T {
  return endpoints;
}
