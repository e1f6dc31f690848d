import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { z } from 'zod';
import { endCanary, type RegistryDriver } from '../../registry/index.ts';
import { parseJson } from '../../registry/parse-json.ts';
import type { LiveSite } from '../site/live-site.ts';
import type { Canary, Site } from '../site/site.ts';
import { Counts, outcomeCounter, reasonToEnd, tallyOf } from './canary-counts.ts';
import { type Load, readLoads } from './load-tokens.ts';
import type { Sighting, Telemetry } from './telemetry.ts';

/** Between two checks, in ms. */
const checkEveryMs = 5_000;

const Sides = z.object({ canary: Counts, stable: Counts });
type Sides = z.infer<typeof Sides>;

/** The store has `written` of this gateway; `others` is what other gateways counted. */
const newRun = () => ({
  canary: outcomeCounter(),
  stable: outcomeCounter(),
  written: '',
  others: [] as Sides[],
});
type Run = ReturnType<typeof newRun>;

/** Takes a canary back by what all gateways counted, exchanged through the store; without it each judges alone. */
export function analyzeCanaries(driver: RegistryDriver, live: LiveSite, reports: Telemetry, log: Logger) {
  const gateway = randomUUID();
  /** By the id of a canary's run. */
  const runs = new Map<string, Run>();
  const ended = new Map<string, number>();
  const failing = new Set<string>();
  let begun: Site | undefined;

  reports.watch((sighting) => {
    for (const load of readLoads(sighting.token, begun?.canaries ?? []))
      if (concerns(load, sighting)) runs.get(load.canary.run.id)?.[load.side].add(load, sighting);
  });

  /** The shell answers also for the pages of its remotes, unless a canary of the remote does. */
  function concerns({ canary, side }: Load, { app, release }: Sighting): boolean {
    const { name, id } = canary.app.release;
    if (app === name) return release === (side === 'canary' ? id : canary.stable);
    const isCanary = (begun?.canaries ?? []).some(
      (other) => other.app.release.name === app && other.app.release.id === release,
    );
    return name === 'shell' && !isCanary;
  }

  /** Counts of an earlier canary of the same release are dropped. */
  function begin(site: Site): void {
    if (site === begun) return;
    begun = site;
    const ids = new Set(site.canaries.map(({ run }) => run.id));
    for (const id of runs.keys()) if (!ids.has(id)) runs.delete(id);
    for (const { run } of site.canaries) if (!runs.has(run.id)) runs.set(run.id, newRun());
  }

  async function check(): Promise<void> {
    const site = await live.current();
    if (site) begin(site);
    for (const canary of site?.canaries ?? []) await analyze(canary);
  }

  async function analyze({ app: { release }, run }: Canary): Promise<void> {
    const counted = runs.get(run.id);
    if (counted === undefined) return;
    const { name, id } = release;
    const own: Sides = { canary: counted.canary.counts(), stable: counted.stable.counts() };
    await tried('counts of canaries cannot be exchanged; this gateway judges alone', async () => {
      await exchange(run.id, counted, own);
    });
    const all = [own, ...counted.others];
    const canary = tallyOf(all.map((sides) => sides.canary));
    const stable = tallyOf(all.map((sides) => sides.stable));
    const reason = reasonToEnd(canary, stable);
    if (reason === undefined) return;
    log.warn({ app: name, release: id, canary, stable, reason }, 'canary is taken back');
    await tried('canary cannot be taken back', async () => {
      if (await endCanary(driver, name, { actor: 'gateway', reason }, id))
        ended.set(name, (ended.get(name) ?? 0) + 1);
    });
  }

  async function exchange(run: string, counted: Run, own: Sides): Promise<void> {
    const { counters } = driver;
    if (counters === undefined) return;
    const text = JSON.stringify(own);
    const isEmpty = own.canary.loads + own.stable.loads === 0;
    if (!isEmpty && text !== counted.written) {
      await counters.write(run, gateway, text);
      counted.written = text;
    }
    const others = await counters.readOthers(run, gateway);
    counted.others = others.flatMap((other) => parseJson(Sides, other) ?? []);
  }

  /** A failure is logged once, until the work succeeds again. */
  async function tried(failure: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
      failing.delete(failure);
    } catch (error) {
      if (!failing.has(failure)) log.warn({ err: error }, failure);
      failing.add(failure);
    }
  }

  let isChecking = false;
  setInterval(() => {
    if (isChecking) return;
    isChecking = true;
    void tried('canaries cannot be analyzed', check).finally(() => {
      isChecking = false;
    });
  }, checkEveryMs).unref();
  return { begin, check, ended: ended as ReadonlyMap<string, number> };
}
