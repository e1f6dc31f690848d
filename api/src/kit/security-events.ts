import { type Endpoint, type FailureCode, normalizePhone } from '@porao/contracts';
import type { Logger } from './log.ts';
import type { SecurityEventRow } from './security-events.repository.ts';
import type { Viewer } from './viewer.ts';

/** The phone or e-mail of a request, as accounts have it; null for any other text, which may be a password. */
function nameOf(body: unknown): string | null | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const fields = body as Readonly<Record<string, unknown>>;
  const given = [fields.phone_no, fields.phone, fields.email, fields.username].find((field) => field);
  if (typeof given !== 'string') return undefined;
  const phone = normalizePhone(given.trim());
  if (/^01\d{9}$/.test(phone)) return phone;
  return /^[^\s@]+@[^\s@]{1,100}$/.test(given.trim()) ? given.trim().toLowerCase() : null;
}

export function maskedName(body: unknown): string | undefined {
  const name = nameOf(body);
  if (name === null) return 'neither phone nor e-mail';
  if (!name?.includes('@')) return name && `${name.slice(0, 3)}******${name.slice(-2)}`;
  return name.replace(/^(.)[^@]*/, '$1***');
}

export interface Attempt {
  readonly key: string;
  readonly endpoint: Endpoint;
  readonly viewer: Viewer | null;
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

export interface Reporting {
  readonly log: Logger;
  readonly keep: (event: SecurityEventRow) => Promise<void>;
}

/** One log line for the endpoint's security event, a reached limit or refused access; operators see it at the account
 * that it is about. */
export function reportSecurityEvent(
  { log, keep }: Reporting,
  { key, endpoint, viewer, address, params, body }: Attempt,
  result: { readonly answer: unknown } | { readonly code: FailureCode },
): void {
  const code = 'code' in result ? result.code : undefined;
  const event = eventOf(endpoint, code);
  if (event === undefined) return;
  const user = viewer?.userId ?? ('answer' in result ? accountOf(result.answer) : undefined);
  const role = event === 'role-change' ? roleOf(body) : undefined;
  const subject = event === endpoint.securityEvent ? idOf(params) : undefined;
  const fields = { security: event, call: key, user, subject, role, who: maskedName(body), address };
  const outcome = code ?? 'done';
  log.info({ ...fields, outcome }, 'security event');
  const account = subject ?? user ?? nameOf(body);
  if (typeof account !== 'number' && typeof account !== 'string') return;
  const network = subject === undefined ? address : null;
  // Not awaited: the log has the event already, and how long this takes would tell whether the account exists.
  keep({ account, kind: event, call: key, outcome, network }).catch((err: unknown) =>
    log.warn({ err }, 'a security event was not kept'),
  );
}
