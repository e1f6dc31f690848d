import { type RefusalCode, RefusalError } from './refusal.ts';

/** Throws its refusal. */
export type Gate = () => void | Promise<void>;

/** What nobody can force: the page would not even start. */
const hard = new Set<RefusalCode>([
  'UNKNOWN_RELEASE',
  'NO_SHELL',
  'ASSET_MISSING',
  'ASSET_DIFFERS',
  'CONFLICT',
]);

/** Passes the gates one after another; with force, answers the refusals that it went over. */
export async function passGates(gates: readonly Gate[], force: boolean): Promise<string[]> {
  const overridden: string[] = [];
  for (const gate of gates) {
    try {
      await gate();
    } catch (error) {
      if (!force || !(error instanceof RefusalError) || hard.has(error.refusal.code)) throw error;
      overridden.push(`${error.refusal.code}: ${error.refusal.message.replaceAll(/\s*\n\s*/g, ' · ')}`);
    }
  }
  return overridden;
}

/** Force leaves a reason in the log, or it is none. */
export function checkReason({ force = false, reason }: { force?: boolean; reason: string }): void {
  if (force && reason.trim() === '')
    throw new RefusalError(
      'NO_REASON',
      'Force was asked for without a reason.',
      'Add --reason "…"; it stands in the log.',
    );
}
