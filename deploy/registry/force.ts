import { RegistryError, type RegistryErrorCode } from './registry-error.ts';

/** Throws a RegistryError when a change must not be made. */
export type Gate = () => void | Promise<void>;

/** Errors that nobody can override: the page would not even start. */
const notForceable = new Set<RegistryErrorCode>([
  'UNKNOWN_RELEASE',
  'NO_SHELL',
  'ASSET_MISSING',
  'ASSET_DIFFERS',
  'CONFLICT',
]);

/** Runs the gates one after another; with force, returns the errors that it overrode. */
export async function runGates(gates: readonly Gate[], force: boolean): Promise<string[]> {
  const overridden: string[] = [];
  for (const gate of gates) {
    try {
      await gate();
    } catch (error) {
      if (!force || !(error instanceof RegistryError) || notForceable.has(error.code)) throw error;
      overridden.push(`${error.code}: ${error.message.replaceAll(/\s*\n\s*/g, ' · ')}`);
    }
  }
  return overridden;
}

/** Force needs a reason for the log. */
export function checkReason({ force = false, reason }: { force?: boolean; reason: string }): void {
  if (force && reason.trim() === '')
    throw new RegistryError(
      'NO_REASON',
      'Force was asked for without a reason.',
      'Add --reason "…"; it is written to the log.',
    );
}
