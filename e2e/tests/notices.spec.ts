import type { Page } from '@playwright/test';
import { putSession } from '../support/accounts.ts';
import { violationsOf } from '../support/axe.ts';
import { addLocation, addRequest, addStudent, approve, newFamily, operatorOf } from '../support/family.ts';
import { overflowOf, setLook } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

/** Has the browser's push service deliver a message, as from the API. */
async function deliverPush(page: Page, message: object): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId, isDeleted } of registrations) if (!isDeleted) resolve(registrationId);
    }),
  );
  await browser.send('ServiceWorker.enable');
  const origin = new URL(page.url()).origin;
  const data = JSON.stringify(message);
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data,
  });
}

test('NTF-040 NTF-041 NTF-042 NTF-046 a guardian reads of an approval, and chooses what comes how', async ({
  page,
  context,
  site,
}) => {
  const family = await newFamily(site);
  const { id } = await addRequest(
    family,
    await addStudent(family, 'Nabila'),
    await addLocation(family, 'House 0'),
  );
  const { count } = await family.get<{ count: number }>('/api/notices/unread');
  const unread = (more: number) =>
    page.getByRole('button', {
      name: count + more === 0 ? 'Notices' : `Notices, ${count + more} unread`,
      exact: true,
    });
  await putSession(context, site.url, family.record);
  await context.grantPermissions(['notifications']);

  await test.step('an act of an operator arrives within a minute, without a load of the page', async () => {
    await page.clock.install();
    await page.goto('/parent/dashboard');
    await expect(unread(0)).toBeVisible();
    await approve(await operatorOf(site), id);
    await page.clock.fastForward(60_000);
    await expect(unread(1)).toBeVisible();
  });

  await test.step('its press opens the page where one acts, and marks it read', async () => {
    await unread(1).press('Enter');
    const panel = page.getByRole('region', { name: 'Notices' });
    await expect(panel).toBeFocused();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(unread(1)).toBeFocused();
    await unread(1).press('Enter');
    await panel.getByRole('link', { name: `Your tutor request ${id} was approved` }).click();
    await expect(page).toHaveURL(`/parent/dashboard/requests/tutor-requests/${id}/candidates`);
    await expect(panel).toBeHidden();
    await expect(unread(0)).toBeVisible();
  });

  await test.step('the settings are in the area, and are saved', async () => {
    await unread(0).click();
    await page.getByRole('link', { name: 'Notice settings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notice settings' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Area menu' })).toBeVisible();
    await page
      .getByRole('group', { name: 'Lessons that start or end' })
      .getByRole('checkbox', { name: 'E-mail' })
      .uncheck();
    await page.getByLabel('From').fill('23:15');
    await page.getByRole('radio', { name: 'বাংলা' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your choice was saved.')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    expect(await family.get('/api/notices/settings')).toMatchObject({
      language: 'bn',
      quiet_hours: { from: '23:15' },
      channels: { lessons: { email: false, push: true }, requests: { email: true } },
    });
  });

  await test.step('the worker shows a push message', async () => {
    await page.clock.runFor(5_000);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await deliverPush(page, { id: 7, text: 'You were shortlisted.', path: '/tutor/dashboard' });
    const shown = () =>
      page.evaluate(async () =>
        (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag }) => ({
          title,
          body,
          tag,
        })),
      );
    await expect.poll(shown).toEqual([{ title: 'Porao', body: 'You were shortlisted.', tag: 'notice-7' }]);
  });

  await test.step('in Bengali on a dark phone, where all are marked as read', async () => {
    await approve(await operatorOf(site), await secondRequest());
    await context.addCookies([{ name: 'gt_selected_language', value: 'bn', url: site.url }]);
    await page.goto('/notices/settings');
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await setLook(page, { mode: 'dark', width: 360 });
    const bell = page.getByRole('button', { name: /^নোটিশ/ });
    await expect(bell).toHaveAccessibleName(/পড়া হয়নি/);
    expect(await overflowOf(page)).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await bell.click();
    await expect(page.getByRole('region', { name: 'নোটিশ' }).getByRole('listitem').first()).toBeVisible();
    expect(await overflowOf(page)).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'সব পড়া হয়েছে' }).click();
    await expect(page.getByRole('button', { name: 'নোটিশ', exact: true })).toBeVisible();
    expect(await family.get('/api/notices/unread')).toEqual({ count: 0 });
  });

  async function secondRequest(): Promise<number> {
    const request = await addRequest(
      family,
      await addStudent(family, 'Tania'),
      await addLocation(family, 'House 1'),
    );
    return request.id;
  }
});
