import type { PageData } from '@porao/contracts';
import { liveReleasesPath } from '@porao/contracts/page';
import { own } from '../common/own-copies.ts';
import { readPageData } from '../page-data.ts';

export interface LiveReleases {
  readonly revision: number;
  /** As in the page: names the releases that a page is now made of. */
  readonly site?: string;
}

/** Returns whether other releases are live than those of this page. The revision alone is not enough: publishing
 * without activating raises it too. */
export const isOutdated = ({ site }: PageData, live: LiveReleases): boolean => site !== live.site;

/** Null when there is no answer; the page asks again later. */
export async function fetchLive(): Promise<LiveReleases | null> {
  try {
    const answer = await own().fetch(liveReleasesPath, { signal: AbortSignal.timeout(10_000) });
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
