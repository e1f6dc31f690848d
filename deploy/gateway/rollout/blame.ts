/** An error as a page reports it. Releases are named `mfe-x/0123456789ab`. */
export interface Failure {
  readonly kind: 'load-error' | 'script-error';
  /** The release whose region failed; undefined for an error outside of a region. */
  readonly region: string | undefined;
  /** Releases whose files the stack names, innermost first. */
  readonly thrown: readonly string[];
  /** Releases that came to the page, the last one at the end. */
  readonly arrived: readonly string[];
  /** When errors like it began, in ms. */
  readonly began: number;
}

/** Errors that begin so long after a release went live, in ms, may be of it. */
const freshMs = 3_600_000;

/** Whoever ran so long without such errors, in ms, and so many times as long as another one, is not named first: on a
 * site that was just started everything is fresh. */
const provenMs = 120_000;
const provenTimes = 4;

const isShell = (release: string | undefined) => release?.startsWith('shell/') ?? false;

/** The release nearest to the throw: every stack has the shell's React, so the shell is it only where nothing else is. */
export const nearestOf = ({ thrown, region }: Pick<Failure, 'thrown' | 'region'>): string | undefined =>
  thrown.find((release) => !isShell(release)) ?? region ?? thrown[0];

/** When releases went live, in ms; those without a time have been live for long. */
export type LiveTimes = ReadonlyMap<string, readonly number[]>;

/** Chooses the release that an error is told of: the one nearest to the throw, unless that ran without such errors and
 * another one of the page went live shortly before they began. */
export function blame(failure: Failure, liveTimes: LiveTimes): string | undefined {
  const { kind, region, thrown, arrived, began } = failure;
  const nearest = nearestOf(failure);
  const age = (release: string) =>
    Math.min(...(liveTimes.get(release) ?? []).map((time) => began - time).filter((ms) => ms >= 0));
  const isFresh = (release: string | undefined) => release !== undefined && age(release) <= freshMs;
  const suspects = [...thrown, ...arrived.toReversed()].filter(isFresh).toSorted((a, b) => age(a) - age(b));
  const least = Math.min(...suspects.map(age));
  const isProven = nearest === undefined || age(nearest) > Math.max(provenMs, provenTimes * least);
  // A file that does not come is no fault of who is on the page already.
  if (kind === 'load-error' || (isFresh(nearest) && !isProven)) return nearest;
  // Code of another remote runs in a region only where it replaced what that calls.
  if (region !== undefined && nearest !== undefined && nearest !== region && !isShell(nearest))
    return isFresh(region) && age(region) < age(nearest) ? region : nearest;
  return suspects[0] ?? nearest;
}
