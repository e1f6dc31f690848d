/** Why something was not done, and what to do about it. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  readonly remedy: string;
}

export type RefusalCode =
  | 'NO_BUILD'
  | 'BAD_BUILD'
  | 'UNKNOWN_APP'
  | 'UNKNOWN_RELEASE'
  | 'NO_PREVIOUS'
  | 'NO_SHELL'
  | 'ASSET_MISSING'
  | 'ASSET_DIFFERS'
  | 'EXPOSE_MISSING'
  | 'NAME_NOT_PROVIDED'
  | 'SINGLETON_MISMATCH'
  | 'CONTRACT_MISMATCH'
  | 'EVENT_UNKNOWN'
  | 'SIZE_BUDGET'
  | 'SMOKE_FAILED'
  | 'NO_BROWSER'
  | 'NO_CANARY'
  | 'NO_REASON'
  | 'CONFLICT'
  | 'NO_SPACE'
  | 'NOT_LOGGED'
  | 'NO_KEY'
  | 'UNSIGNED'
  | 'SETTINGS'
  | 'UNREADABLE';

export class RefusalError extends Error {
  readonly refusal: Refusal;

  constructor(code: RefusalCode, message: string, remedy: string) {
    super(message);
    this.name = 'RefusalError';
    this.refusal = { code, message, remedy };
  }
}

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

/** The border: a refusal thrown inside becomes a value; any other error is a fault and passes. */
export async function attempt<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof RefusalError) return { ok: false, refusal: error.refusal };
    throw error;
  }
}
