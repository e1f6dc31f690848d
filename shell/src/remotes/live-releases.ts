import type { PageData } from '@porao/contracts';
import { liveReleasesPath } from '@porao/contracts/page';
import { createStore } from '@porao/platform';
import { own } from '../common/own-copies.ts';
import { readPageData } from '../page-data.ts';

export interface LiveReleases {
  readonly revision: number;
  /** As in the page: names the releases that a page is now made of. */
  readonly site?: string;
  /** By app. */
  readonly releases?: Readonly<Record<string, string>>;
  /** Apps whose release in this page was taken back. A gateway of before does not say. */
  readonly withdrawn?: readonly string[];
}

/** The registry's revision that the stream of notices told last; undefined where there is no stream. */
export const toldRevision = createStore<number | undefined>(undefined);

/** Returns whether other releases are live than those of this page. The revision alone is not enough: publishing
 * without activating raises it too. */
export const isOutdated = ({ site }: PageData, live: LiveReleases): boolean => site !== live.site;

/** Null when there is no answer; the page asks again later. `made` has the releases of the page, by app. */
export async function fetchLive(made: Readonly<Record<string, string>> = {}): Promise<LiveReleases | null> {
  try {
    const query = new URLSearchParams(made).toString();
    const url = query === '' ? liveReleasesPath : `${liveReleasesPath}?${query}`;
    const answer = await own().fetch(url, { signal: AbortSignal.timeout(10_000) });
    return answer.ok ? ((await answer.json()) as LiveReleases) : null;
  } catch {
    return null;
  }
}

/** Returns whether this page is of releases that are no longer live; false without an answer. */
export async function isPageOutdated(): Promise<boolean> {
  const live = await fetchLive();
  return live !== null && isOutdated(readPageData(), live);
}
