import type { Registry } from '@porao/contracts';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { possibleOf } from '../../registry/composition.ts';
import type { RegistryDriver } from '../../registry/index.ts';
import { framesOf, readMap, sourcePosition } from '../../registry/source-maps.ts';
import { minuteLimit } from '../edge/window-limit.ts';

const keptPlaces = 500;
/** Releases of an app in which a file is looked for. */
const mostReleases = 3;
/** Maps take memory while they are read: more reports at once go without. */
const mostAtOnce = 2;
/** And they hold up pages: anybody may send places that were never looked up. */
const mostAMinute = 20;

/** Finds where in the sources of releases reported errors were thrown. */
export function errorSources(driver: RegistryDriver, log: Logger) {
  const known = new LRUCache<string, string>({ max: keptPlaces });
  const looks = minuteLimit(mostAMinute);
  let reading = 0;

  /** `mfe-x/src/remote.tsx:3:7`; undefined where no published release is named. Files that releases share are of the
   * `named` ones, `mfe-x/0123456789ab`, or of what is live. */
  return async (
    frames: readonly string[],
    { apps }: Registry,
    named: readonly string[],
  ): Promise<string | undefined> => {
    const stack = frames.join('\n');
    const before = known.get(stack);
    if (before !== undefined || reading >= mostAtOnce || looks.isOver('all')) return before;
    const inFrames = framesOf(stack).flatMap(({ app, release }) => {
      if (release !== undefined) return `${app}/${release}`;
      const ofPage = named.filter((one) => one.startsWith(`${app}/`));
      const live = possibleOf(apps, app).map((id) => `${app}/${id}`);
      return [...new Set([...ofPage, ...live])].slice(0, mostReleases);
    });
    const releases = [...new Set(inFrames)].flatMap((one) => {
      const [name = '', id = ''] = one.split('/');
      return apps[name]?.releases.includes(id) ? [{ name, id }] : [];
    });
    if (releases.length === 0) return undefined;
    reading += 1;
    looks.add('all');
    try {
      const place = await sourcePosition(stack, releases, (release, file) => readMap(driver, release, file));
      if (place) {
        known.set(stack, place);
        log.warn({ source: place, frames }, 'place of reported errors');
      }
      return place;
    } catch (error) {
      log.warn({ err: error, frames }, 'source maps of a reported error cannot be read');
      return undefined;
    } finally {
      reading -= 1;
    }
  };
}
