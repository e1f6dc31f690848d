import type { Logger } from 'pino';
import { endCanary, type RegistryDriver } from '../registry/index.ts';
import type { LiveSite } from './live-site.ts';
import type { Site } from './site.ts';
import type { Counts, Telemetry } from './telemetry.ts';

export interface JudgeRule {
  /** Loads of the canary before it is judged. */
  readonly minLoads: number;
  /** Errors per load that it may have above the stable release. */
  readonly extraErrors: number;
}

/** Fewer errors than this are no pattern. */
const fewest = 3;
/** Between two looks, in ms. */
const lookEvery = 5_000;

type Tally = Readonly<{ loads: number; errors: number }>;

/** Takes a canary back by itself once it fails more often than the release that it stands beside, both counted by
 * this gateway since the canary began. */
export function judgeCanaries(
  {
    driver,
    live,
    reports,
    rule,
  }: { driver: RegistryDriver; live: LiveSite; reports: Telemetry; rule: JudgeRule },
  log: Logger,
) {
  /** Counts at the start, by `app release`. */
  const starts = new Map<string, { canary: Tally; stable: Tally }>();
  const tallyOf = (app: string, release: string) => tally(reports.counts().get(`${app} ${release}`));

  /** Counts of an earlier canary of the same release are not held against it. */
  function begin({ canaries }: Site): void {
    const running = new Set(canaries.map(({ app }) => `${app.release.name} ${app.release.id}`));
    for (const key of starts.keys()) if (!running.has(key)) starts.delete(key);
    for (const { app, stable } of canaries) {
      const { name, id } = app.release;
      const key = `${name} ${id}`;
      if (!starts.has(key)) starts.set(key, { canary: tallyOf(name, id), stable: tallyOf(name, stable) });
    }
  }

  async function look(): Promise<void> {
    const site = await live.current();
    if (site) begin(site);
    for (const found of site?.canaries ?? []) await judge(found);
  }

  async function judge({ app: { release }, stable }: Site['canaries'][number]): Promise<void> {
    const { name, id } = release;
    const now = { canary: tallyOf(name, id), stable: tallyOf(name, stable) };
    const start = starts.get(`${name} ${id}`);
    if (start === undefined) return;
    const canary = since(now.canary, start.canary);
    const beside = since(now.stable, start.stable);
    if (!fails(canary, beside, rule)) return;
    const last = reports.counts().get(`${name} ${id}`)?.last;
    const reason = `${words(canary)}, the stable release ${words(beside)}${last ? `; last: ${last}` : ''}`;
    log.warn(
      { app: name, release: id, canary, stable: beside },
      'canary fails more often than the stable release',
    );
    await endCanary(driver, name, { actor: 'gateway', reason }, id);
  }

  const timer = setInterval(() => {
    look().catch((error: unknown) => log.error({ err: error }, 'canaries cannot be judged'));
  }, lookEvery);
  timer.unref();
  return { begin, look, stop: () => clearInterval(timer) };
}

/** A remote is loaded by a page or, later, by a navigation, which its timing tells. */
function tally(counts: Counts | undefined): Tally {
  if (counts === undefined) return { loads: 0, errors: 0 };
  const loads = Math.max(counts.pages, counts.timing + counts['load-error']);
  return { loads, errors: counts['load-error'] + counts['script-error'] };
}

const since = (now: Tally, start: Tally): Tally => ({
  loads: now.loads - start.loads,
  errors: now.errors - start.errors,
});

const rate = ({ loads, errors }: Tally) => (loads === 0 ? 0 : errors / loads);

export const fails = (canary: Tally, stable: Tally, { minLoads, extraErrors }: JudgeRule): boolean =>
  canary.loads >= minLoads && canary.errors >= fewest && rate(canary) > rate(stable) + extraErrors;

const words = (counted: Tally) =>
  `${counted.errors} errors in ${counted.loads} loads (${Math.round(rate(counted) * 100)} %)`;
