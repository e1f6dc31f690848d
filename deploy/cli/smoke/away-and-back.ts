import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { PageReport } from './page-report.ts';
import { leaveFor } from './realm-check.ts';

/** A navigation takes so many ms at most. */
const navigationMs = 8000;
/** Failures because of a navigation follow within so many ms. */
const afterMs = 500;

/** A page of another app: its path, and its app. */
export interface Away {
  readonly path: string;
  readonly app: string;
}

type Left = Pick<Page, 'evaluate'>;

/** Goes to another app's page and back, as a press on a link and on Back do. `arrives` ends when another app told that
 * its page is there, or that it failed, which is no fault of the page that is left. */
export async function awayAndBack(
  page: Left,
  { path }: Away,
  arrives: Promise<void>,
  showsSomething: () => Promise<boolean>,
): Promise<string | undefined> {
  await page.evaluate(leaveFor(path));
  const late = sleep(navigationMs, true, { ref: false });
  const isLate = await Promise.race([arrives, late]);
  // That page may lead to one which was there before.
  if (isLate && (await page.evaluate<string>('location.pathname')) === path)
    return `holds back ${path}, a page of another app that is opened from it`;
  await sleep(afterMs);
  await page.evaluate('history.back()');
  await sleep(afterMs);
  for (let waited = afterMs; waited < navigationMs; waited += afterMs) {
    if (await showsSomething().catch(() => false)) return undefined;
    await sleep(afterMs);
  }
  return `shows nothing after ${path} was opened from it and left`;
}

/** Ends once an app other than the one of `base` tells that its page is there, or that it failed. */
export function otherApp(base: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const take = ({ app, kind, phase }: Pick<PageReport, 'app' | 'kind' | 'phase'>): void => {
    if (app !== undefined && !base.includes(`/${app}/`) && (kind === 'timing' || phase !== undefined))
      resolve();
  };
  return { arrives: promise, take };
}
