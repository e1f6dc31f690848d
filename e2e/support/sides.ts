import type { Browser, Locator, Page } from '@playwright/test';
import { accounts, putSession, type Session, sessionOf } from './accounts.ts';
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
export async function pageOf({ browser, site, problems }: Surroundings, record: Session): Promise<Page> {
  const context = await browser.newContext({ viewport: desktop });
  context.on('page', untilTakenOver);
  problems.watch(context);
  await putSession(context, site.url, record);
  return context.newPage();
}

/** A page of the demo's operator, who is a lead, or of another one; its clock can be put forward. */
export async function operatorPage(around: Surroundings, record?: Session): Promise<Page> {
  const page = await pageOf(around, record ?? (await sessionOf(around.site.url, accounts.operator)));
  await page.clock.install();
  return page;
}

/** Presses on an operator's page, ends the 5 s in which the act can be cancelled, and waits until the server has it. */
export async function sent(button: Locator, path: RegExp): Promise<void> {
  const page = button.page();
  const answer = page.waitForResponse((given) => path.test(given.url()) && given.ok());
  await button.click();
  await page.clock.fastForward(5_000);
  await answer;
}

/** Answers the dialog that asks an operator for a reason, and perhaps checks what is to be done beside. */
export async function decide(
  page: Page,
  act: string,
  reason: string,
  path: RegExp,
  beside?: string,
): Promise<void> {
  await page.getByRole('button', { name: act, exact: true }).click();
  const asked = dialog(page, new RegExp(`^${act}`));
  if (beside) await asked.getByRole('checkbox', { name: beside }).check();
  await asked.getByRole('textbox').fill(reason);
  await sent(asked.getByRole('button', { name: act, exact: true }), path);
}
