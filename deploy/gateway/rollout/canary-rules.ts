import type { Tally } from './canary-counts.ts';

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
