import type { BuildInfo, Release } from '@porao/contracts';
import { oldestPageForm } from '@porao/contracts/page';
import satisfies from 'semver/functions/satisfies.js';
import { allOf, RegistryError, type RegistryErrorCode, toResult } from './registry-error.ts';

type Fitting = BuildInfo & Pick<Release, 'id'>;

/** Refuses a release that no gateway serves any more. */
export function checkPageForm({ name, id, page }: Pick<Fitting, 'name' | 'id' | 'page'>): void {
  if (page >= oldestPageForm) return;
  throw new RegistryError(
    'PAGE_FORM',
    `${name} ${id} is made for pages of form ${page}; gateways serve form ${oldestPageForm} and newer.`,
    'Take a newer release, or build that one again with the current shared/build and publish it.',
  );
}

/** Refuses a remote that could not run inside this shell, before a visitor's browser finds out. `declared` are the events
 * of all remotes on the page. */
export function checkFits(remote: Fitting, shell: Fitting, declared: Iterable<string>): void {
  const who = `${remote.name} ${remote.id}`;
  const host = `shell ${shell.id}`;
  const refuse = (code: RegistryErrorCode, message: string, remedy: string): never => {
    throw new RegistryError(code, message, remedy);
  };

  if (!remote.exposes.includes('./remote'))
    refuse('EXPOSE_MISSING', `${who} does not expose ./remote.`, 'Build it with the preset of shared/build.');

  if (remote.contract !== shell.contract)
    refuse(
      'CONTRACT_MISMATCH',
      `${who} has contract version ${remote.contract}, ${host} has ${shell.contract}.`,
      'Build and activate both from the same contracts.',
    );

  for (const [shared, names] of Object.entries(remote.uses)) {
    const provided = new Set(shell.provides[shared] ?? []);
    const lacking = names.filter((name) => !provided.has(name));
    if (lacking.length > 0)
      refuse(
        'NAME_NOT_PROVIDED',
        `${who} uses ${lacking.join(', ')} of ${shared}, which ${host} does not provide.`,
        'Publish and activate a shell that provides it first, or do not use it.',
      );
  }

  for (const [singleton, needed] of Object.entries(remote.singletons)) {
    const provided = shell.singletons[singleton];
    if (provided === undefined || !satisfies(provided, `^${needed}`))
      refuse(
        'SINGLETON_MISMATCH',
        `${who} needs ${singleton} ${needed}, ${host} provides ${provided ?? 'none'}.`,
        'Build both with the same version of the catalog and activate the shell first.',
      );
  }

  const spoken = new Set([
    ...remote.events,
    ...(remote.manifest?.emits ?? []),
    ...(remote.manifest?.listens ?? []),
  ]);
  const known = new Set([...shell.events, ...declared]);
  const unknown = [...spoken].filter((event) => !known.has(event));
  if (unknown.length > 0)
    refuse(
      'EVENT_UNKNOWN',
      `${who} emits or listens to ${unknown.join(', ')}, which neither ${host} nor a live remote declares.`,
      'Publish and activate the remote that declares it (`events` in its manifest), or a shell that has it, first or together.',
    );
}

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

/** Runs all gates. One error has all that they refuse; with force, the errors that it overrode are returned. */
export async function runGates(gates: readonly Gate[], force: boolean): Promise<string[]> {
  const refused: RegistryError[] = [];
  for (const gate of gates) {
    const outcome = await toResult(async () => gate());
    if (outcome.ok) continue;
    if (notForceable.has(outcome.error.code)) throw outcome.error;
    refused.push(outcome.error);
  }
  const [first, ...others] = refused;
  if (first && !force) throw allOf(first, others);
  return refused.map(({ code, message }) => `${code}: ${message.replaceAll(/\s*\n\s*/g, ' · ')}`);
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
