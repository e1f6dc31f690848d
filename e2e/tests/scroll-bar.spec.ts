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
