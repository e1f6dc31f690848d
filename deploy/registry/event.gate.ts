import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@porao/contracts';
import { RegistryError } from './registry-error.ts';

type Speaking = Pick<Release, 'name' | 'id' | 'manifest' | 'events'>;

/** Events that a release brings: those of its manifest, a shell's own. */
const declaredBy = ({ manifest, events }: Speaking): string[] =>
  manifest ? Object.keys(manifest.events ?? {}) : events;

/** Events that a release of a remote brings to the page. */
export const ownEvents = ({ manifest }: Pick<Speaking, 'manifest'>): string[] =>
  Object.keys(manifest?.events ?? {});

/** Events that every release of a remote which a page may contain brings. */
export const sureEvents = (possible: readonly Speaking[]): string[] =>
  possible
    .slice(0, 1)
    .flatMap(ownEvents)
    .filter((event) => possible.every((release) => ownEvents(release).includes(event)));

/** An event that a release emits or listens to, of those in `events`. */
export const spokenOf = ({ manifest }: Pick<Speaking, 'manifest'>, events: readonly string[]) =>
  [...(manifest?.emits ?? []), ...(manifest?.listens ?? [])].find((event) => events.includes(event));

/** Refuses an event that another app brings, too, and another schema of one that it uses; `before` is live. */
export function checkEventOwner(release: Speaking, other: Speaking, before: readonly Speaking[]): void {
  const [own, theirs] = [declaredBy(release), declaredBy(other)];
  const taken = own.find((event) => theirs.includes(event));
  if (taken !== undefined)
    throw new RegistryError(
      'EVENT_TAKEN',
      `${release.name} ${release.id} declares ${taken}, which ${other.name} ${other.id} has.`,
      'Emit and listen to it without `events`, or choose another name.',
    );
  const schema = (of: Speaking, event: string) => of.manifest?.events?.[event];
  const changed = ownEvents(release).filter((event) =>
    before.some((live) => {
      const old = schema(live, event);
      return old !== undefined && !isDeepStrictEqual(old, schema(release, event));
    }),
  );
  const used = spokenOf(other, changed);
  if (used !== undefined)
    throw new RegistryError(
      'EVENT_CHANGED',
      `${release.name} ${release.id} has another schema for ${used}, which ${other.name} ${other.id} uses.`,
      'Declare it as a new version (`@2`) beside the old one.',
    );
}

/** Refuses to take an event away that another app uses. */
export function checkEventKept(release: Speaking, other: Speaking, gone: readonly string[]): void {
  const used = spokenOf(other, gone);
  if (used !== undefined)
    throw new RegistryError(
      'EVENT_UNKNOWN',
      `${release.name} ${release.id} no longer declares ${used}, which ${other.name} ${other.id} uses.`,
      `Activate a release of ${other.name} without it first or together, or declare it in \`events\` of ${release.name}.`,
    );
}
