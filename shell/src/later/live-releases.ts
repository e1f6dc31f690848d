import type { PageData } from '@porao/contracts';

/** What the gateway says is live, at `/_gateway/revision`. */
export interface LiveReleases {
  readonly revision: number;
  /** Release by app. */
  readonly releases: Readonly<Record<string, string>>;
}

/** The releases that a page was made of. */
export const releasesOf = ({ shell, remotes }: PageData): Record<string, string> =>
  Object.fromEntries([['shell', shell.release], ...remotes.map(({ name, release }) => [name, release])]);

/** Whether something else is live than the page is made of: newer, rolled back, added or gone. The revision alone does
 * not tell, since publishing without activating raises it too. */
export function isOutdated(page: PageData, live: LiveReleases): boolean {
  const own = releasesOf(page);
  const names = new Set([...Object.keys(own), ...Object.keys(live.releases)]);
  return [...names].some((name) => own[name] !== live.releases[name]);
}

/** Null when there is no answer; the page asks again later. */
export async function fetchLive(): Promise<LiveReleases | null> {
  try {
    const answer = await fetch('/_gateway/revision', { signal: AbortSignal.timeout(10_000) });
    return answer.ok ? ((await answer.json()) as LiveReleases) : null;
  } catch {
    return null;
  }
}
