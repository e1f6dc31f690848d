import type { Logger } from 'pino';
import { endCanary, type RegistryDriver } from '../registry/index.ts';
import type { LiveSite } from './live-site.ts';
import type { Site } from './site.ts';
import type { Sighting, Telemetry } from './telemetry.ts';

export interface AnalysisRule {
  /** Loads of the canary before it is analyzed. */
  readonly minLoads: number;
  /** Share of the networks with an error that it may have above the stable release. */
  readonly extraErrors: number;
}

/** Errors of fewer networks than this end no canary. */
const fewest = 3;
/** Between two checks, in ms. */
const checkEveryMs = 5_000;
/** Networks that are counted separately for each release; later ones count as loads alone. */
const keptNetworks = 10_000;

export interface Tally {
  readonly loads: number;
  /** Networks that had the release. */
  readonly networks: number;
  /** Networks that reported an error of it: each counts once, so that none ends a canary by itself. */
  readonly failing: number;
}

export type CanaryAnalysis = ReturnType<typeof analyzeCanaries>;

/** Takes a canary back by itself once it fails for more visitors than the stable release, both counted
 * by this gateway since the canary began. */
export function analyzeCanaries(
  {
    driver,
    live,
    reports,
    rule,
  }: { driver: RegistryDriver; live: LiveSite; reports: Telemetry; rule: AnalysisRule },
  log: Logger,
) {
  /** Both sides of each running canary, by `app release` of the canary. */
  const running = new Map<string, { canary: Side; stable: Side }>();
  /** Canaries taken back, by app. */
  const ended = new Map<string, number>();

  reports.watch((sighting) => {
    for (const { canary, stable } of running.values())
      for (const side of [canary, stable]) side.see(sighting);
  });

  /** Counts of an earlier canary of the same release are dropped. */
  function begin({ canaries }: Site): void {
    const keys = new Set(canaries.map(({ app }) => `${app.release.name} ${app.release.id}`));
    for (const key of running.keys()) if (!keys.has(key)) running.delete(key);
    for (const { app, stable } of canaries) {
      const { name, id } = app.release;
      const key = `${name} ${id}`;
      if (!running.has(key)) running.set(key, { canary: sideOf(name, id), stable: sideOf(name, stable) });
    }
  }

  async function check(): Promise<void> {
    const site = await live.current();
    if (site) begin(site);
    for (const found of site?.canaries ?? []) await analyze(found);
  }

  async function analyze({ app: { release } }: Site['canaries'][number]): Promise<void> {
    const { name, id } = release;
    const sides = running.get(`${name} ${id}`);
    if (sides === undefined) return;
    const [canary, stable] = [sides.canary.tally(), sides.stable.tally()];
    if (!fails(canary, stable, rule)) return;
    const last = reports.counts().get(`${name} ${id}`)?.last;
    const reason = `${words(canary)}, the stable release ${words(stable)}${last ? `; last: ${last}` : ''}`;
    log.warn({ app: name, release: id, canary, stable }, 'canary fails more often than the stable release');
    if (await endCanary(driver, name, { actor: 'gateway', reason }, id))
      ended.set(name, (ended.get(name) ?? 0) + 1);
  }

  const timer = setInterval(() => {
    check().catch((error: unknown) => log.error({ err: error }, 'canaries cannot be analyzed'));
  }, checkEveryMs);
  timer.unref();
  return { begin, check, ended: ended as ReadonlyMap<string, number>, stop: () => clearInterval(timer) };
}

type Side = ReturnType<typeof sideOf>;

/** What was seen of one release. A remote is loaded by a page or, later, by a navigation, which its timing report shows, or
 * its error where its page was never mounted. */
function sideOf(app: string, release: string) {
  const counts = { page: 0, load: 0, error: 0 };
  const networks = new Set<string>();
  const failing = new Set<string>();
  return {
    see(sighting: Sighting): void {
      if (sighting.app !== app || sighting.release !== release) return;
      counts[sighting.kind] += 1;
      if (networks.size >= keptNetworks) return;
      networks.add(sighting.network);
      if (sighting.kind === 'error') failing.add(sighting.network);
    },
    tally: (): Tally => ({
      loads: Math.max(counts.page, counts.load, counts.error),
      networks: networks.size,
      failing: failing.size,
    }),
  };
}

const rate = ({ networks, failing }: Tally) => (networks === 0 ? 0 : failing / networks);

export const fails = (canary: Tally, stable: Tally, { minLoads, extraErrors }: AnalysisRule): boolean =>
  canary.loads >= minLoads && canary.failing >= fewest && rate(canary) > rate(stable) + extraErrors;

const words = (seen: Tally) =>
  `errors in ${seen.failing} of ${seen.networks} networks (${Math.round(rate(seen) * 100)} %) and ${seen.loads} loads`;
