import { LRUCache } from 'lru-cache';
import type { RegistryDriver } from '../../registry/index.ts';
import { releaseTimes } from '../../registry/live-since.ts';
import { blame, type Failure, type LiveTimes, nearestOf } from './blame.ts';

/** Errors alike are of one run until they stay away for so long, in ms. */
const quietMs = 1_800_000;
const keptRuns = 200;
/** As many characters of a message tell errors apart; numbers do not. */
const comparedChars = 80;
/** So many of the releases that came to a page are kept. */
const keptArrivals = 3;

/** Errors alike, of one release, that go on. Releases are named `mfe-x/0123456789ab`. */
export interface ErrorRun {
  /** The release whose page shows the errors. */
  readonly seenIn: string;
  /** Says the newest one, after its phase, with the report id that its visitor was shown. */
  readonly message: string;
  /** When they began and were last seen, in ms. */
  readonly began: number;
  readonly last: number;
  readonly times: number;
  /** The release nearest to the newest throw, those that came to its page, the last one first, and the one with which the
   * errors began. */
  readonly nearest: string | undefined;
  readonly came: readonly string[];
  readonly blamed: string;
}

interface Said extends Pick<Failure, 'kind' | 'thrown' | 'arrived'> {
  readonly app: string;
  readonly release: string;
  readonly phase?: string | undefined;
  readonly message?: string | undefined;
  readonly id?: string | undefined;
}

/** Remembers with which release errors began. Only published releases may be named. */
export function errorRuns(driver: RegistryDriver) {
  const runs = new LRUCache<string, ErrorRun>({ max: keptRuns });
  let times: { readonly revision: number; readonly of: Promise<LiveTimes> } | undefined;

  /** They change with the registry alone. */
  function timesOf(revision: number): Promise<LiveTimes> {
    if (times?.revision === revision) return times.of;
    // Without its log the registry is served all the same; the next report looks again.
    const of = releaseTimes(driver).catch((): LiveTimes => {
      times = undefined;
      return new Map();
    });
    times = { revision, of };
    return of;
  }

  const goesOn = (run: ErrorRun | undefined, now: number) => run !== undefined && now - run.last < quietMs;

  return {
    async note({ app, release, kind, phase, message = '', id, thrown, arrived }: Said): Promise<ErrorRun> {
      const { registry } = await driver.read();
      const isKnown = (name: string) => {
        const [of = '', id = ''] = name.split('/');
        return registry.apps[of]?.releases.includes(id) ?? false;
      };
      const liveTimes = await timesOf(registry.revision);
      const now = Date.now();
      const seenIn = `${app}/${release}`;
      const key = [seenIn, phase, message.slice(0, comparedChars).replaceAll(/\d+/g, '#')].join(' ');
      const known = runs.get(key);
      const before = goesOn(known, now) ? known : undefined;
      const failure: Failure = {
        kind,
        // Without a phase the app is that of the first file of the stack.
        region: phase === undefined ? undefined : seenIn,
        thrown: thrown.filter(isKnown),
        arrived: arrived.filter(isKnown),
        began: before?.began ?? now,
      };
      const run: ErrorRun = {
        seenIn,
        message: [phase && `${phase}:`, message, id && `(report ${id})`].filter(Boolean).join(' '),
        began: failure.began,
        last: now,
        times: (before?.times ?? 0) + 1,
        nearest: nearestOf(failure),
        came: [...new Set(failure.arrived.toReversed())].slice(0, keptArrivals),
        blamed: blame(failure, liveTimes) ?? seenIn,
      };
      runs.set(key, run);
      return run;
    },
    /** Those that go on, the latest begun first. */
    list(now = Date.now()): ErrorRun[] {
      return [...runs.values()].filter((run) => goesOn(run, now)).toSorted((a, b) => b.began - a.began);
    },
  };
}
