import { areaAt } from '@porao/contracts/page';
import { areas, homeOf } from '@porao/platform';

/** The remembered path, else the first page of the person's area. A path of an area that the role may not enter would
 * only be refused by its guard, so it counts as none. */
export function landingPath(type: string, intended: string | null): string {
  const isClosed = intended !== null && areaAt(areas(), intended)?.roles.includes(type) === false;
  return intended === null || isClosed ? homeOf(type) : intended;
}
