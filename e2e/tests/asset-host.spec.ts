import type { Page } from '@playwright/test';
import { accounts, signIn } from '../support/accounts.ts';
import { withAssetHost } from '../support/asset-host.ts';
import { dashboardHeading } from '../support/dashboard.ts';
import { releaseOriginsOf } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('OPS-130 pages load releases from another origin, and from the site itself once that fails', async ({
  page,
  browser,
  context,
  site,
  problems,
}) => {
  problems.allow(/status of 500|CORS policy|ERR_|Loading (CSS )?chunk|The entry of mfe-public cannot/);
  await withAssetHost(site, async ({ url, origin, become }) => {
    await signIn(context, url, accounts.readyTutor);
    const origins = releaseOriginsOf(page);
    await page.goto(`${url}/tutor/dashboard`);
    await expect(dashboardHeading(page)).toBeVisible();
    // Nothing was refused by the policy or for want of a CORS header.
    expect(problems.all()).not.toMatch(/console: |request: /);
    expect([...origins]).toEqual([origin]);
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(
      true,
    );

    // The code of another remote does not come any more.
    become('is broken');
    await page.getByRole('banner').getByRole('link', { name: 'Porao' }).first().click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, 'The right tutor, close to home')).toBeVisible();
    expect([...origins].toSorted()).toEqual([origin, url].toSorted());

    // A browser that has nothing yet gets nothing of the first page.
    const other = await browser.newContext();
    const first = await other.newPage();
    await first.goto(url);
    await first.locator('#porao-first').waitFor({ state: 'detached' });
    await expect(heading(first, 'The right tutor, close to home')).toBeVisible();
    expect((await other.cookies()).map(({ name }) => name)).toContain('porao_own_assets');
    await other.close();
  });
});
