/** Something that is wrong, and what to do about it. */
export interface Issue {
  readonly code: string;
  readonly message: string;
  readonly remedy: string;
}

export type RegistryErrorCode =
  | 'NO_BUILD'
  | 'BUILD_FAILED'
  | 'TYPES'
  | 'BAD_BUILD'
  | 'UNKNOWN_APP'
  | 'UNKNOWN_RELEASE'
  | 'NO_PREVIOUS'
  | 'NO_SHELL'
  | 'NOT_LIVE'
  | 'NEEDED'
  | 'ASSET_MISSING'
  | 'ASSET_DIFFERS'
  | 'EXPOSE_MISSING'
  | 'NAME_NOT_PROVIDED'
  | 'SINGLETON_MISMATCH'
  | 'CONTRACT_MISMATCH'
  | 'EVENT_UNKNOWN'
  | 'EVENT_UNDECLARED'
  | 'EVENT_TAKEN'
  | 'EVENT_CHANGED'
  | 'ROUTE_TAKEN'
  | 'AREA_TAKEN'
  | 'ROLE_TAKEN'
  | 'MENU_FULL'
  | 'SLOT_TAKEN'
  | 'SLOT_FILLED'
  | 'SLOT_PROPS'
  | 'SLOT_UNKNOWN'
  | 'SLOT_FULL'
  | 'PAGE_FORM'
  | 'SIZE_BUDGET'
  | 'SMOKE_FAILED'
  | 'NO_BROWSER'
  | 'NO_CANARY'
  | 'NO_PREVIEW'
  | 'NO_REASON'
  | 'CONFLICT'
  | 'NO_SPACE'
  | 'NOT_KNOWN'
  | 'NOT_LOGGED'
  | 'NO_KEY'
  | 'UNSIGNED'
  | 'SCOPE'
  | 'ROLLBACK'
  | 'MIXED'
  | 'EXPIRED'
  | 'NOT_TIMESTAMPED'
  | 'SETTINGS'
  | 'UNREADABLE';

/** Work that the registry refused. */
export class RegistryError extends Error implements Issue {
  override readonly name = 'RegistryError';
  readonly code: RegistryErrorCode;
  readonly remedy: string;

  constructor(code: RegistryErrorCode, message: string, remedy: string) {
    super(message);
    this.code = code;
    this.remedy = remedy;
  }
}

/** One error that says all, each in a line; its code is the first one's. */
export function allOf(first: RegistryError, others: readonly RegistryError[]): RegistryError {
  if (others.length === 0) return first;
  const line = ({ code, message }: RegistryError) => (code === first.code ? message : `${code}: ${message}`);
  const all = [first, ...others];
  const once = (lines: readonly string[]) => [...new Set(lines)].join('\n');
  return new RegistryError(first.code, once(all.map(line)), once(all.map(({ remedy }) => remedy)));
}

export const conflict = (what = 'the registry') =>
  new RegistryError(
    'CONFLICT',
    `Somebody else changed ${what} meanwhile.`,
    'Look at `release status`, then try again.',
  );

/** Says what to do about a release whose files are not what they should be. */
export const publishAgain = (app: string, id: string) =>
  publishAgainWithout(`the folder releases/${app}/${id}`);

export const publishAgainWithout = (damaged: string) =>
  `Remove ${damaged} of the registry and publish the same build again.`;

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: RegistryError };

/** A RegistryError becomes a value; any other error is thrown on. */
export async function toResult<T>(work: () => Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof RegistryError) return { ok: false, error };
    throw error;
  }
}
