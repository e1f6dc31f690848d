import { accounts, password } from '../support/accounts.ts';
import { operatorOf, queuedRequests } from '../support/family.ts';
import { withOlderSite } from '../support/older-site.ts';
import { release } from '../support/releases.ts';
import { expect, test } from '../support/test.ts';

/** The last one before mfe-ops: its shell, gateway and sign-in know tutors and guardians alone. */
const commit = '60e3ba9';

test("OPS-103 today's mfe-ops is a publish on a site whose shell, gateway and sign-in are of before it", async ({
  browser,
  problems,
  workerSite,
}) => {
  test.setTimeout(600_000);
  const { apiUrl } = workerSite;
  await withOlderSite({ apiUrl, commit, apps: ['shell', 'mfe-auth'] }, async (site) => {
    const published = await release(site, 'publish', 'mfe-ops', '--activate');
    expect(published.code, published.stderr).toBe(0);
    const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
    problems.watch(context);
    const page = await context.newPage();
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    await page.goto('/auth/signin');
    await page.getByLabel('Phone number or e-mail').fill(accounts.operator);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/ops/today');
    await expect(heading('Today')).toBeVisible();

    await page.getByRole('link', { name: 'Requests' }).first().click();
    await expect(heading('Requests')).toBeVisible();
    const [first] = await queuedRequests(await operatorOf(site));
    await page.locator(`#content a[href="/ops/requests/${first?.id}"]`).first().click();
    await expect(page).toHaveURL(`/ops/requests/${first?.id}`);
    await expect(page.getByRole('heading', { name: 'Guardian' })).toBeVisible();
    await context.close();
  });
});
