import type { Release } from '@porao/contracts';
import { type RegistryDriver, RegistryError, typed } from '../../registry/index.ts';
import { sourcePosition } from '../../registry/source-maps.ts';
import type { Opened } from './open-page.ts';
import { type BuildOf, mapsOf } from './source-position.ts';

const mostFaults = 8;

/** One line for each fault, with its place in the sources and the pages that have it; undefined without a fault. */
export async function refusalOf(
  opened: readonly Opened[],
  changed: readonly Pick<Release, 'name' | 'id'>[],
  buildOf: BuildOf,
  driver?: Pick<RegistryDriver, 'getFile'>,
): Promise<RegistryError | undefined> {
  const mapOf = mapsOf(buildOf, driver);
  const pages = new Map<string, Opened['visit'][]>();
  for (const { visit, fault } of opened) {
    if (!fault) continue;
    const position = await sourcePosition(fault.stack, changed, mapOf);
    const line = fault.what + (position ? ` at ${position}` : '');
    pages.set(line, [...(pages.get(line) ?? []), visit]);
  }
  if (pages.size === 0) return undefined;
  const lines = [...pages].slice(0, mostFaults).map(([line, visits]) => `${line} (${placesOf(visits)})`);
  const more = pages.size - lines.length;
  if (more > 0) lines.push(`and ${more} more`);
  return new RegistryError(
    'SMOKE_FAILED',
    `${changed.map(({ name, id }) => `${name} ${id}`).join(', ')} fails when it is opened:\n  ${lines.join('\n  ')}`,
    `Repair it and publish again. To see it yourself: ${typed('release serve')} ${changed.map(({ name }) => name).join(' ')} --build, then add what it prints to the address of the page.`,
  );
}

function placesOf(visits: readonly Opened['visit'][]): string {
  const usual = visits.filter(({ look }) => look === 'usual');
  const [first] = usual.length > 0 ? usual : visits;
  const look = usual.length > 0 ? '' : ' in Bengali, dark and 360 px wide';
  const others = new Set(visits.map(({ path }) => path)).size - 1;
  const more = others > 0 ? ` and ${others} more ${others === 1 ? 'page' : 'pages'}` : '';
  return `${first?.path}${more}${look}`;
}
