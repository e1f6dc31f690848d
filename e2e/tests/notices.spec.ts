import type { Page } from '@playwright/test';
import { putSession } from '../support/accounts.ts';
import { violationsOf } from '../support/axe.ts';
import { addRequest, approve, newHousehold, operatorOf } from '../support/family.ts';
import { overflowOf, setLook } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

/** The worker's global scope while a test records what it shows. */
interface Recording {
  shown: unknown[][];
  registration: { showNotification: (...given: unknown[]) => Promise<void> };
}

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

test('NTF-040 NTF-041 NTF-042 NTF-046 NTF-056 a guardian reads of an approval, and chooses what comes how', async ({
  page,
  context,
  site,
}) => {
  const family = await newHousehold(site);
  const operator = await operatorOf(site);
  const { id } = await addRequest(family);
  const bell = page.getByRole('button', { name: /^Notices/ });
  const unread = async () => (await family.get<{ count: number }>('/api/notices/unread')).count;
  const countIs = (count: number) =>
    expect(bell).toHaveAccessibleName(count === 0 ? 'Notices' : `Notices, ${count} unread`);
  /** Until the API has worked the job that tells of it. */
  const told = (request: number) =>
    expect
      .poll(async () => JSON.stringify(await family.get('/api/notices')))
      .toContain(`Your tutor request ${request} was approved`);
  await putSession(context, site.url, family.record);

  await test.step('an act of an operator arrives at once, and the page asks for nothing', async () => {
    await page.clock.install();
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    const opened = page.waitForResponse((answer) => answer.url().endsWith('/events/notices'));
    await page.goto('/parent/dashboard');
    await expect(bell).toBeVisible();
    expect((await opened).status()).toBe(200);
    await approve(operator, id);
    await told(id);
    await countIs(await unread());
    expect(asked).not.toContain('/api/notices/unread');
  });

  await test.step('its press opens the page where one acts, and marks it read', async () => {
    const before = await unread();
    await bell.press('Enter');
    const panel = page.getByRole('region', { name: 'Notices' });
    await expect(panel).toBeFocused();
    const notice = panel.getByRole('link', { name: `Your tutor request ${id} was approved` });
    await expect(notice).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(bell).toBeFocused();
    await bell.press('Enter');
    await notice.click();
    await expect(page).toHaveURL(`/parent/dashboard/requests/tutor-requests/${id}/candidates`);
    await expect(panel).toBeHidden();
    await countIs(before - 1);
  });

  await test.step('the settings are in the area, and are saved', async () => {
    await bell.click();
    await page.getByRole('link', { name: 'Notice settings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notice settings' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Area menu' })).toBeVisible();
    await page
      .getByRole('group', { name: 'Lessons: start, end and problems' })
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
    const [worker] = context.serviceWorkers();
    // A headless browser draws no notifications and lists none.
    await worker?.evaluate(() => {
      const scope = self as unknown as Recording;
      scope.shown = [];
      scope.registration.showNotification = async (...given) => void scope.shown.push(given);
    });
    await deliverPush(page, { id: 7, text: 'You were shortlisted.', path: '/tutor/dashboard' });
    await expect
      .poll(() => worker?.evaluate(() => (self as unknown as Recording).shown))
      .toMatchObject([
        [
          'Porao',
          { body: 'You were shortlisted.', tag: 'notice-7', data: `${site.url}/tutor/dashboard#notice=7` },
        ],
      ]);
  });

  await test.step('in Bengali on a dark phone, where all are marked as read', async () => {
    const second = await addRequest(family);
    await approve(operator, second.id);
    await told(second.id);
    await context.addCookies([{ name: 'gt_selected_language', value: 'bn', url: site.url }]);
    await page.goto('/notices/settings');
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await setLook(page, { mode: 'dark', width: 360 });
    const bengaliBell = page.getByRole('button', { name: /^নোটিশ/ });
    await expect(bengaliBell).toHaveAccessibleName(/পড়া হয়নি/);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await violationsOf(page)).toEqual([]);
    await bengaliBell.click();
    await expect(page.getByRole('region', { name: 'নোটিশ' }).getByRole('listitem').first()).toBeVisible();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'সব পড়া হয়েছে' }).click();
    await expect(page.getByRole('button', { name: 'নোটিশ', exact: true })).toBeVisible();
    expect(await family.get('/api/notices/unread')).toEqual({ count: 0 });
  });
});
