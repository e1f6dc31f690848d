import { LRUCache } from 'lru-cache';
import { z } from 'zod';

/** Networks that are counted: the first by pseudorandom name, a fair sample that is the same at every gateway. */
const keptNetworks = 1_000;
/** Loads whose outcome is remembered, so that each counts once. */
const keptLoads = 50_000;
/** Times of one network that count. */
const timesOfNetwork = 5;
/** Times are counted in steps that grow by so much: an estimate differs by at most half of it, 2.5 %. */
const step = 1.05;

/** Counts what was seen of one release in a canary, as gateways write it to the store. */
export const Counts = z.object({
  /** Page loads that reported how they ended. */
  loads: z.int().min(0),
  failed: z.int().min(0),
  /** Names of networks, and whether a load of it failed. */
  networks: z.record(z.string(), z.boolean()),
  /** Counts the reports of each step of the time to mounted. */
  times: z.record(z.string().regex(/^\d{1,3}$/), z.int().min(1)),
  last: z.string().optional(),
});
export type Counts = z.infer<typeof Counts>;

export type Outcome =
  | { readonly kind: 'error'; readonly message: string | undefined }
  | { readonly kind: 'load'; readonly ms: number };

/** A load counts once and each network once: it fails when one of its reports is an error. */
export function outcomeCounter() {
  const loads = new LRUCache<string, { failed?: true; timed?: true }>({ max: keptLoads });
  const networks = new Map<string, boolean>();
  let latest = '';
  const times = new Map<number, number>();
  const timesOf = new LRUCache<string, number>({ max: keptNetworks });
  const counts = { loads: 0, failed: 0, last: undefined as string | undefined };

  function fail(load: { failed?: true }, message: string | undefined): void {
    if (!load.failed) counts.failed += 1;
    load.failed = true;
    counts.last = message || counts.last;
  }

  function time(load: { timed?: true }, network: string, ms: number): void {
    const known = timesOf.get(network) ?? 0;
    if (load.timed || known === timesOfNetwork) return;
    load.timed = true;
    timesOf.set(network, known + 1);
    const at = Math.round(Math.log(Math.max(1, ms)) / Math.log(step));
    times.set(at, (times.get(at) ?? 0) + 1);
  }

  function see(network: string, failed: boolean): void {
    if (networks.has(network)) networks.set(network, failed || networks.get(network) === true);
    else if (networks.size < keptNetworks || network < latest) {
      networks.set(network, failed);
      if (networks.size > keptNetworks) networks.delete(latest);
      latest = [...networks.keys()].reduce(later);
    }
  }

  return {
    add({ id, network }: { readonly id: string; readonly network: string }, outcome: Outcome): void {
      const load = loads.get(id) ?? {};
      if (!loads.has(id)) counts.loads += 1;
      loads.set(id, load);
      if (outcome.kind === 'error') fail(load, outcome.message);
      else time(load, network, outcome.ms);
      see(network, load.failed === true);
    },
    counts: (): Counts => ({
      ...counts,
      networks: Object.fromEntries(networks),
      times: Object.fromEntries(times),
    }),
  };
}

const later = (a: string, b: string) => (a > b ? a : b);

export type Tally = ReturnType<typeof tallyOf>;

/** Adds up what several gateways counted of one release. */
export function tallyOf(all: readonly Counts[]) {
  const sum = (read: (counts: Counts) => number) => all.reduce((total, one) => total + read(one), 0);
  const networks = sampleOf(all.map((one) => one.networks));
  const times = new Map<number, number>();
  for (const one of all)
    for (const [at, count] of Object.entries(one.times))
      times.set(Number(at), (times.get(Number(at)) ?? 0) + count);
  const timed = [...times.values()].reduce((total, count) => total + count, 0);
  return {
    loads: sum(({ loads }) => loads),
    failed: sum(({ failed }) => failed),
    networks: networks.length,
    /** Each network counts once, so that none ends a canary by itself. */
    failing: networks.filter(Boolean).length,
    timed,
    /** 75th percentile of the times to mounted in milliseconds, ± 2.5 %; undefined without a time. */
    p75: timed === 0 ? undefined : step ** quantile([...times], timed * 0.75),
    last: all.find(({ last }) => last !== undefined)?.last,
  };
}

/** The step in which the count reaches `wanted`. */
function quantile(times: [number, number][], wanted: number): number {
  let seen = 0;
  const sorted = times.toSorted(([a], [b]) => a - b);
  return sorted.find(([, count]) => (seen += count) >= wanted)?.[0] ?? 0;
}

/** Says whether each network of the sample failed at one of the gateways. */
function sampleOf(all: readonly Counts['networks'][]): boolean[] {
  const union = new Map<string, boolean>();
  for (const [name, failed] of all.flatMap((networks) => Object.entries(networks)))
    union.set(name, failed || union.get(name) === true);
  const kept = [...union.keys()].toSorted().slice(0, keptNetworks);
  return kept.map((name) => union.get(name) === true);
}

/** Errors of fewer networks than this end no canary. */
const fewestNetworks = 3;
/** Loads after which a canary ends when every one failed. */
const firstLoads = 5;
/** Loads of the canary before its share of errors is compared. */
const minLoads = 20;
/** Share of the networks with an error that it may have above the stable release. */
const extraErrors = 0.05;
/** Loads of each release before their times are compared. */
const timedLoads = 200;
/** The canary's 75th percentile may be so many times the stable release's. */
const slowest = 1.3;

/** Why a canary ends, as the log says it: the rule and its numbers; undefined while it goes on. */
export function reasonToEnd(canary: Tally, stable: Tally): string | undefined {
  const failsMore = canary.failing >= fewestNetworks && shareOf(canary) > shareOf(stable) + extraErrors;
  const last = canary.last ? `; last: ${canary.last}` : '';
  const errors = `${errorWords(canary)}, the stable release ${errorWords(stable)}${last}`;
  if (failsMore && canary.failed >= firstLoads && canary.failed === canary.loads)
    return `all loads fail: ${errors}`;
  if (failsMore && canary.loads >= minLoads) return `more errors: ${errors}`;
  if (canary.p75 === undefined || stable.p75 === undefined) return undefined;
  const ratio = canary.p75 / stable.p75;
  if (Math.min(canary.timed, stable.timed) < timedLoads || ratio <= slowest) return undefined;
  return `slower by ${Math.round((ratio - 1) * 100)} %: ${timeWords(canary)}, the stable release ${timeWords(stable)}`;
}

const shareOf = ({ networks, failing }: Tally) => (networks === 0 ? 0 : failing / networks);

const errorWords = (seen: Tally) =>
  `errors in ${seen.failing} of ${seen.networks} networks (${Math.round(shareOf(seen) * 100)} %) and ${seen.failed} of ${seen.loads} loads`;

const timeWords = ({ p75, timed }: Tally) => `p75 of ${Math.round(p75 ?? 0)} ms to mounted in ${timed} loads`;
