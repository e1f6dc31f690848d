import type { Browser, Locator, Page } from '@playwright/test';
import type { SessionRecord } from '@porao/contracts';
import { accounts, putSession, sessionOf } from './accounts.ts';
import { dialog } from './board.ts';
import type { Problems } from './problems.ts';
import type { TestSite } from './site.ts';
import { untilTakenOver } from './test.ts';

export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 800 };

interface Surroundings {
  readonly browser: Browser;
  readonly site: TestSite;
  readonly problems: Problems;
}

/** A page of somebody else than who has the test's own page. */
export async function pageOf(
  { browser, site, problems }: Surroundings,
  record: SessionRecord,
): Promise<Page> {
  const context = await browser.newContext({ viewport: desktop });
  context.on('page', untilTakenOver);
  problems.watch(context);
  await putSession(context, site.url, record);
  return context.newPage();
}

export const operatorPage = async (around: Surroundings): Promise<Page> =>
  pageOf(around, await sessionOf(around.site.url, accounts.operator));

/** Presses and waits until the server has it: an act of an operator can be cancelled for 5 s. */
async function sent(button: Locator, path: RegExp): Promise<void> {
  const answer = button.page().waitForResponse((given) => path.test(given.url()) && given.ok());
  await button.click();
  await answer;
}

/** Answers the dialog that asks an operator for a reason. */
export async function decide(page: Page, act: string, reason: string, path: RegExp): Promise<void> {
  await page.getByRole('button', { name: act, exact: true }).click();
  const asked = dialog(page, new RegExp(`^${act}`));
  await asked.getByRole('textbox').fill(reason);
  await sent(asked.getByRole('button', { name: act, exact: true }), path);
}
