import { accounts, signIn } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

/** Pages with cards that lead somewhere as a whole, by who sees them. */
const pages = [
  [null, ['/signup-as', '/support']],
  [
    accounts.readyTutor,
    ['/tutor/dashboard', '/tutor/job-board/available-jobs', '/tutor/job-history/applied-jobs'],
  ],
  [
    accounts.guardian,
    ['/parent/dashboard', '/parent/dashboard/hire', '/parent/dashboard/requests/tutor-requests'],
  ],
] as const;

for (const [account, paths] of pages)
  test(`a card that leads somewhere looks so without and with a pointer or focus (${account ?? 'guest'})`, async ({
    page,
    context,
    site,
  }) => {
    if (account) await signIn(context, site.url, account);
    for (const path of paths) {
      await page.goto(path);
      const link = page.getByRole('main').locator('a[class*="stretched"]').first();
      await expect(link, path).toBeVisible();
      const card = link.locator('xpath=ancestor::*[contains(@class, "interactive")][1]');
      // At rest the title has the colour of links.
      const colours = await card.evaluate((element) => {
        const title = element.querySelector('a');
        return [title, element].map((one) => one && getComputedStyle(one).color);
      });
      expect(colours[0], path).not.toBe(colours[1]);
      // A corner of the card is the link, and the pointer says so.
      await card.scrollIntoViewIfNeeded();
      const corner = await card.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + 8, top + 8);
        return { link: hit?.closest('a')?.getAttribute('href'), cursor: hit && getComputedStyle(hit).cursor };
      });
      expect(corner, path).toEqual({ link: await link.getAttribute('href'), cursor: 'pointer' });
      // The focus ring is around the whole card.
      await link.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      const ring = await link.evaluate((element) => {
        const { outlineStyle, width } = getComputedStyle(element, '::after');
        return { outlineStyle, width: Math.round(Number.parseFloat(width)) };
      });
      const inner = await card.evaluate((element) => element.clientWidth);
      expect(ring, path).toEqual({ outlineStyle: 'solid', width: inner });
    }
  });
