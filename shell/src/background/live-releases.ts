import type { PageData } from '@porao/contracts';
import { liveReleasesPath } from '@porao/contracts/page';

/** What the gateway answers at `liveReleasesPath`. */
export interface LiveReleases {
  readonly revision: number;
  /** As in the page: names the releases that a page is now made of. */
  readonly site?: string;
}

/** Whether other releases are live than those of this page. The revision alone is not enough: publishing without
 * activating raises it too. */
export const isOutdated = ({ site }: PageData, live: LiveReleases): boolean => site !== live.site;

/** Null when there is no answer; the page asks again later. */
export async function fetchLive(): Promise<LiveReleases | null> {
  try {
    const answer = await fetch(liveReleasesPath, { signal: AbortSignal.timeout(10_000) });
    return answer.ok ? ((await answer.json()) as LiveReleases) : null;
  } catch {
    return null;
  }
}
