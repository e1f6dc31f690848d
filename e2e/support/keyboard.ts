import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the focus is there, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The focus does not get there by Tab.');
}

/** Searches a list of operators; it then has so many rows. */
export async function searchList(page: Page, list: string, text: string, rows = 1): Promise<void> {
  const field = page.getByRole('searchbox');
  await expect(field).toBeVisible();
  await page.keyboard.press('f');
  await expect(field).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`q=${text}`));
  await expect(page.getByRole('list', { name: list }).locator(':scope > li')).toHaveCount(rows);
}
