import { accounts, signIn } from '../support/accounts.ts';
import { dialog } from '../support/board.ts';
import { expect, test } from '../support/test.ts';

test('an open drawer has the whole window where scroll bars take room, and nothing under it moves', async ({
  page,
}) => {
  const gutter = () =>
    page.evaluate(() => innerWidth - document.documentElement.getBoundingClientRect().width);
  const heading = page.getByRole('heading', { level: 1 }).first();
  await page.goto('/job-board');
  const width = await gutter();
  expect(width).toBeGreaterThan(0);
  const before = await heading.boundingBox();

  await page.getByRole('button', { name: /^Filters/ }).click();
  const drawer = dialog(page, 'Filter jobs');
  const right = async () => {
    const box = await drawer.boundingBox();
    return box && box.x + box.width;
  };
  await expect.poll(right).toBe(1280);
  expect(await heading.boundingBox()).toEqual(before);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
  expect(await gutter()).toBe(width);
});

test('OPS-149 the top bar of an area keeps its margin beside a scroll bar at 360 px', async ({
  page,
  context,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(context, site.url, accounts.readyTutor);
  await page.goto('/tutor/settings/personal-info');
  const room = await page.evaluate(() => document.documentElement.getBoundingClientRect().width);
  expect(room).toBeLessThan(360);
  const account = page.getByRole('banner').locator('summary', { hasText: 'Your account' });
  const box = await account.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(room - 16);
});
