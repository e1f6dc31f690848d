import { setTimeout as sleep } from 'node:timers/promises';
import { noticeSettings } from '@porao/contracts/paths';
import type { Page } from 'playwright';
import { changesOf, type Frame, measure } from './frame.ts';
import { leaveFor } from './realm-check.ts';

/** Own pages of every shell: of a person's area, and of all others. */
const ownPages = { area: noticeSettings, public: '/ui' } as const;

/** Menus, counts and transitions come after the page: a frame is taken when it stayed the same for a while. In pauses. */
const settles = { within: 20, same: 10, atMost: 80 };
const mostNamed = 3;

interface Shown {
  readonly page: Page;
  /** Visitors of one key see the same page of the shell. */
  readonly visitor: string;
  /** Opens a page as the same visitor in a browser of its own, where no remote ran before. */
  readonly openOwn: (path: string) => Promise<Page>;
}

export type FrameCheck = (shown: Shown) => Promise<string | undefined>;

/** Makes the check of the shell's own parts: while a remote's page is shown, and on the shell's own page after it, they
 * are as on that page before any remote ran. Says what is not. */
export function frameCheck(pauseMs = 100): FrameCheck {
  const frames = new Map<string, Promise<Frame>>();
  return async ({ page, visitor, openOwn }) => {
    const isArea = (await page.locator('#root #area-menu').count()) > 0;
    const path = isArea ? ownPages.area : ownPages.public;
    const key = `${visitor} ${path}`;
    const frame = frames.get(key) ?? openOwn(path).then((own) => settled(own, pauseMs));
    frames.set(key, frame);
    const before = await frame;
    const hasArea = Object.keys(before).some((part) => part.startsWith('aside area-menu'));
    // Somebody whose own area is another one has no page with this layout.
    if (hasArea !== isArea) return undefined;
    const during = await changes(page, before, false, pauseMs);
    if (during !== undefined) return `changes the shell while it is shown: ${during}`;
    await page.evaluate(leaveFor(path));
    await page.locator('#root #content:not([data-region])').waitFor({ state: 'attached' });
    const after = await changes(page, before, true, pauseMs);
    return after && `leaves the shell changed: ${after}`;
  };
}

async function settled(page: Page, pauseMs: number): Promise<Frame> {
  await page.locator('#root #content > *').first().waitFor({ state: 'attached' });
  let frame = await measure(page);
  let same = 0;
  for (let waited = 0; same < settles.same && waited < settles.atMost; waited += 1) {
    await sleep(pauseMs);
    const next = await measure(page);
    same = changesOf(frame, next, true).length === 0 ? same + 1 : 0;
    frame = next;
  }
  await page.context().close();
  return frame;
}

/** Undefined as soon as nothing is changed. */
async function changes(
  page: Page,
  before: Frame,
  isSamePage: boolean,
  pauseMs: number,
): Promise<string | undefined> {
  let found = changesOf(before, await measure(page), isSamePage);
  for (let waited = 0; found.length > 0 && waited < settles.within; waited += 1) {
    await sleep(pauseMs);
    found = changesOf(before, await measure(page), isSamePage);
  }
  if (found.length === 0) return undefined;
  const more = found.length - mostNamed;
  return found.slice(0, mostNamed).join('; ') + (more > 0 ? `; and ${more} more` : '');
}
