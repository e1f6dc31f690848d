import { accounts, signIn } from '../support/accounts.ts';
import { violationsOf } from '../support/axe.ts';
import { dashboardHeading } from '../support/dashboard.ts';
import { typeInForm } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the account switcher, the offline state and signing in again have no violation', async ({
  page,
  context,
  site,
  problems,
}) => {
  // A prefetch of a link may be under way as the line goes and the clock leaps.
  problems.allow(/ERR_INTERNET_DISCONNECTED|_gateway\/telemetry|No answer after 30 s/);
  await signIn(context, site.url, accounts.readyTutor);
  // The switch never comes to its end: other tests use the account.
  await page.route(/create-parent-profile|switch-account/, () => {});
  await page.goto('/account-switcher');
  await expect(page.getByRole('heading', { level: 1, name: 'Switching Account' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.clock.install();
  await page.goto('/tutor/dashboard');
  await expect(dashboardHeading(page)).toBeVisible();
  const background = page.waitForResponse(/\/background\.[0-9a-f]+\.js$/);
  await page.clock.runFor(4000);
  await background;
  await context.setOffline(true);
  await expect(page.getByText('Offline: this may not be current')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await context.setOffline(false);

  await typeInForm(page);
  await page.clock.fastForward(7 * 24 * 3600 * 1000 + 60_000);
  await expect(page.getByRole('dialog', { name: 'Sign in to continue' })).toBeVisible();
  expect(await violationsOf(page, { part: '[role=dialog] form' })).toEqual([]);
});
