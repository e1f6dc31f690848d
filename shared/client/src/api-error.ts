import type { FailureCode } from '@porao/contracts';

/** Codes of failures that never were an answer of the API. */
type ClientCode = 'ERR_NO_RESPONSE' | 'ERR_NO_TOKEN' | 'ERR_UNEXPECTED';

/** Any failure of a call. `errors` holds messages by field; `status` is 0 when there was no answer.
 * Messages are those of SHL-044 to SHL-047. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: FailureCode | ClientCode | (string & {});
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly retryAfter: number | null;

  constructor(
    message: string,
    status: number,
    code: string,
    errors: ApiError['errors'] = {},
    retryAfter: number | null = null,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }

  /** True when no answer came: the same call may succeed later. */
  get isNetwork(): boolean {
    return this.code === 'ERR_NO_RESPONSE';
  }
}

/** The failure that an answer with an error status means, whatever its body is. */
export function errorOfResponse({ status, headers }: Response, body: unknown): ApiError {
  const record: Record<string, unknown> = body !== null && typeof body === 'object' ? { ...body } : {};
  const { message, errors, code } = record;
  const hasErrors = errors !== null && typeof errors === 'object';
  if (typeof message !== 'string' && !hasErrors) {
    return new ApiError(`API request failed with status ${status}`, status, 'INTERNAL');
  }
  return new ApiError(
    typeof message === 'string' && message !== '' ? message : 'An error occurred in the API request!',
    status,
    typeof code === 'string' ? code : 'INTERNAL',
    hasErrors ? fieldMessages(errors) : {},
    secondsOf(headers.get('retry-after')),
  );
}

/** The header may hold a date too, which our server never sends. */
function secondsOf(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}

function fieldMessages(errors: object): Record<string, string[]> {
  const entries = Object.entries(errors).map(([field, value]) => [
    field,
    (Array.isArray(value) ? value : [value]).map(String),
  ]);
  return Object.fromEntries(entries) as Record<string, string[]>;
}
