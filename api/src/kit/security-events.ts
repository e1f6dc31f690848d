import { type Endpoint, type FailureCode, normalizePhone } from '@porao/contracts';
import type { Logger } from './log.ts';
import type { Viewer } from './viewer.ts';

/** The phone or e-mail of a request, masked; any other text may be a password and is not shown. */
export function maskedName(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const fields = body as Readonly<Record<string, unknown>>;
  const given = [fields.phone_no, fields.phone, fields.email, fields.username].find((field) => field);
  if (typeof given !== 'string') return undefined;
  const phone = normalizePhone(given.trim());
  if (/^01\d{9}$/.test(phone)) return `${phone.slice(0, 3)}******${phone.slice(-2)}`;
  const email = /^([^\s@])[^\s@]*(@[^\s@]{1,100})$/.exec(given.trim());
  return email ? `${email[1]}***${email[2]}` : 'neither phone nor e-mail';
}

export interface Attempt {
  readonly key: string;
  readonly endpoint: Endpoint;
  readonly viewer: Viewer | null;
  /** The client's network. */
  readonly address: string;
  readonly params?: unknown;
  readonly body?: unknown;
}

/** The account of a response that starts a session. */
const accountOf = (answer: unknown) => (answer as { user?: { id?: unknown } } | undefined)?.user?.id;
const idOf = (params: unknown) => (params as { id?: unknown } | undefined)?.id;
const roleOf = (body: unknown) => (body as { type?: unknown } | undefined)?.type;

const limitCodes: ReadonlySet<FailureCode> = new Set(['RATE_LIMITED', 'CAP_REACHED']);
const accessCodes: ReadonlySet<FailureCode> = new Set([
  'UNAUTHENTICATED',
  'UNVERIFIED',
  'WRONG_ROLE',
  'FORBIDDEN',
  'ACCOUNT_LOCKED',
  'BANNED',
]);

function eventOf({ securityEvent }: Endpoint, code: FailureCode | undefined) {
  if (code !== undefined && limitCodes.has(code)) return 'limit';
  return securityEvent ?? (code !== undefined && accessCodes.has(code) ? 'access' : undefined);
}

/** One log line for the endpoint's security event, a reached limit or refused access. */
export function logSecurityEvent(
  log: Logger,
  { key, endpoint, viewer, address, params, body }: Attempt,
  outcome: { readonly answer: unknown } | { readonly code: FailureCode },
): void {
  const code = 'code' in outcome ? outcome.code : undefined;
  const event = eventOf(endpoint, code);
  if (event === undefined) return;
  const user = viewer?.userId ?? ('answer' in outcome ? accountOf(outcome.answer) : undefined);
  const role = event === 'role-change' ? roleOf(body) : undefined;
  const subject = event === 'account-status' || event === 'session-end' ? idOf(params) : undefined;
  const fields = { security: event, call: key, user, subject, role, who: maskedName(body), address };
  log.info({ ...fields, outcome: code ?? 'done' }, 'security event');
}
