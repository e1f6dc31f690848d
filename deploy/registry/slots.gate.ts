import type { Release, SlotProps } from '@porao/contracts';
import { RegistryError } from './registry-error.ts';

type Declared = Pick<Release, 'name' | 'id' | 'manifest'>;

const slotsOf = ({ manifest }: Declared) => manifest?.slots ?? [];
const fillsIn = ({ manifest }: Declared, slot: string) =>
  (manifest?.fills ?? []).filter((fill) => fill.slot === slot);

/** Refuses a release whose slots and contents do not go together with those of another app: a slot that `before`, live
 * already, has and the other fills must stay. */
export function checkSlots(release: Declared, other: Declared, before: readonly Declared[]): void {
  const own = slotsOf(release).map(({ name }) => name);
  const whose = `${other.name} ${other.id}`;
  const taken = slotsOf(other).find(({ name }) => own.includes(name));
  if (taken)
    throw new RegistryError(
      'SLOT_TAKEN',
      `${release.name} ${release.id} has the slot ${taken.name}, which ${whose} has.`,
      'Give it another name in src/manifest.ts, that begins with the name of your area.',
    );
  const lost = before
    .flatMap(slotsOf)
    .find(({ name }) => !own.includes(name) && fillsIn(other, name).length > 0);
  if (lost)
    throw new RegistryError(
      'SLOT_FILLED',
      `${release.name} ${release.id} has no slot ${lost.name}, which ${whose} fills.`,
      `Keep it beside the new one, or activate a ${other.name} without it first.`,
    );
  for (const [host, filler] of [
    [release, other],
    [other, release],
  ] as const)
    for (const { name, props } of slotsOf(host))
      for (const fill of fillsIn(filler, name)) checkProps(filler, name, fill.props, props);
}

function checkProps({ name, id }: Declared, slot: string, takes: SlotProps, given: SlotProps): void {
  const lacking = Object.entries(takes).find(([prop, type]) => given[prop] !== type);
  if (!lacking) return;
  const [prop, type] = lacking;
  throw new RegistryError(
    'SLOT_PROPS',
    `${name} ${id} takes ${prop} (${type}) of the slot ${slot}, which gives ${given[prop] ?? 'no such prop'}.`,
    'Take what the slot gives (`props` in src/manifest.ts); other props need a new version of the slot.',
  );
}

/** Refuses slots in a page that is not there, contents for a slot that no app has, and those for which it has no room; what is live already may stay. */
export function checkFills(
  release: Declared,
  before: Declared | undefined,
  others: readonly Declared[],
): void {
  const { name, id, manifest } = release;
  const astray = slotsOf(release).find(({ page }) => !manifest?.routes.some(({ path }) => path === page));
  if (astray)
    throw new RegistryError(
      'SLOT_UNKNOWN',
      `${name} ${id} has the slot ${astray.name} in the page ${astray.page}, which is none of its routes.`,
      'Write the path in src/manifest.ts as src/routes.ts has it.',
    );
  const all = [release, ...others.filter((other) => other.name !== name)];
  for (const slot of new Set((manifest?.fills ?? []).map((fill) => fill.slot))) {
    const own = fillsIn(release, slot).length;
    if (before && own <= fillsIn(before, slot).length) continue;
    const found = all.flatMap(slotsOf).find((one) => one.name === slot);
    if (!found)
      throw new RegistryError(
        'SLOT_UNKNOWN',
        `${name} ${id} fills the slot ${slot}, which no live app has.`,
        'Write its name and version as the page’s manifest has them, or activate that app first.',
      );
    const there = all.reduce((sum, one) => sum + fillsIn(one, slot).length, 0) - own;
    if (there + own > found.most)
      throw new RegistryError(
        'SLOT_FULL',
        `${name} ${id} has ${own} contents for the slot ${slot}, where ${there} of other apps are; ${found.most} fit.`,
        'Leave one out in src/manifest.ts, or ask the team of the page for more room.',
      );
  }
}
