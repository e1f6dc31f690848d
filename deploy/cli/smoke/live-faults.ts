import type { Registry, Release } from '@porao/contracts';
import { baseOf } from '../../gateway/site/site.ts';
import { type RegistryDriver, readRelease } from '../../registry/index.ts';
import type { Opened } from './open-page.ts';
import type { Visit } from './visits.ts';

export type OpenAll = (
  apps: Registry['apps'],
  changed: readonly Release[],
  visits: readonly Visit[],
) => Promise<Opened[]>;

/** A shell is refused for new faults only: those that the live shell has on the same pages are said and left out, so that
 * a broken remote keeps no shell back. */
export async function withoutOld(
  driver: RegistryDriver,
  changed: readonly Release[],
  opened: readonly Opened[],
  openAll: OpenAll,
): Promise<Opened[]> {
  const { apps } = (await driver.read()).registry;
  const live = apps['shell']?.active;
  const next = changed.find(({ name }) => name === 'shell');
  const remotes = changed.filter(({ name }) => name !== 'shell').map(({ name, id }) => baseOf(name, id));
  const doubtful = opened.filter(({ visit, fault }) => fault && !remotes.includes(visit.base));
  if (!live || !next || doubtful.length === 0) return [...opened];
  const visitOf = new Map(
    doubtful.map((one) => {
      const isOwn = one.visit.base === baseOf('shell', next.id);
      return [one, isOwn ? { ...one.visit, base: baseOf('shell', live) } : one.visit];
    }),
  );
  const old = await openAll(apps, [await readRelease(driver, 'shell', live)], [...visitOf.values()]);
  return opened.map((one) => {
    if (!old.some((before) => before.visit === visitOf.get(one) && isSame(before, one))) return one;
    console.log(`${one.visit.path} fails with the live shell, too: ${one.fault?.what}`);
    return { ...one, fault: undefined };
  });
}

/** Numbers and releases differ from one load to the next. */
const wordsOf = ({ fault }: Opened) => fault?.what.replaceAll(/[0-9a-f]{12,}|\d+(\.\d+)?/g, '#');
const isSame = (a: Opened, b: Opened) => a.fault !== undefined && wordsOf(a) === wordsOf(b);
