import type { Locator, Page } from '@playwright/test';
import { accounts, signIn } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

type Press = (page: Page, target: Locator) => Promise<void>;

/** Down, up only after the page was laid out twice more, without the pointer following what moves. */
const slowPress: Press = async (page, target) => {
  await target.scrollIntoViewIfNeeded();
  const before = await target.boundingBox();
  if (!before) throw new Error('The target is not shown.');
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const after = await target.boundingBox();
  // A button that is down is shown a pixel lower.
  expect(Math.abs((after?.y ?? 0) - before.y), 'nothing moves under the pointer').toBeLessThanOrEqual(1);
  await page.mouse.up();
};
const tap: Press = (_, target) => target.tap();

/** Leaves a field empty by a press. */
async function leaveBy(press: Press, page: Page, field: Locator, target: Locator): Promise<void> {
  await field.fill('');
  await field.focus();
  await press(page, target);
}

const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const messages = (page: Page) => page.getByRole('alert');

const links = [
  ['/auth/signin', 'Phone number or e-mail', 'Forgotten password?', '/auth/forgotten-password'],
  ['/auth/signin', 'Password', 'Join as a tutor', '/auth/tutor/signup'],
  ['/auth/forgotten-password', 'Phone number', 'Back to sign in', '/auth/signin'],
  ['/auth/tutor/signup', 'Characters of the picture', 'Sign in', '/auth/signin'],
  ['/auth/parent/signup', 'Phone number', 'Sign in', '/auth/signin'],
] as const;
const submits = [
  ['/auth/signin', 'Password', 'Sign in', 2],
  ['/auth/forgotten-password', 'Phone number', 'Send code', 1],
  ['/auth/phone', 'Phone number', 'Continue', 1],
  ['/auth/tutor/signup', 'Characters of the picture', 'Create account', 6],
  ['/auth/parent/signup', 'Password again', 'Create account', 5],
] as const;

for (const [pointer, press] of [
  ['the mouse', slowPress],
  ['a finger', tap],
] as const) {
  test.describe(`by ${pointer}`, () => {
    if (press === tap) test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

    test('a link below a field that is left empty is followed', async ({ page }) => {
      for (const [path, field, name, goal] of links) {
        await page.goto(path);
        await leaveBy(press, page, page.getByLabel(field, { exact: true }), link(page, name));
        await expect(page, `${path}: ${name}`).toHaveURL(goal);
      }
    });

    test('AUT-055 a form is sent by the press that leaves its last field empty', async ({ page }) => {
      for (const [path, field, name, count] of submits) {
        await page.goto(path);
        await leaveBy(press, page, page.getByLabel(field, { exact: true }), button(page, name));
        await expect(messages(page), `${path}: ${name}`).toHaveCount(count);
      }
    });

    test('AUT-055 a wrong captcha comes with another picture', async ({ page }) => {
      await page.goto('/auth/tutor/signup');
      const picture = page.locator('#content svg[role=img]');
      const before = await picture.textContent();
      await page.getByLabel('Characters of the picture').fill('zzzzz');
      await press(page, button(page, 'Create account'));
      await expect(page.getByText('Captcha is not valid or not completed.')).toBeVisible();
      await expect(picture).not.toHaveText(before ?? '');
    });

    for (const [area, account] of [
      ['/tutor', accounts.readyTutor],
      ['/parent/dashboard', accounts.guardian],
    ] as const) {
      test(`a form below ${area} is sent by the press that leaves its last field empty`, async ({
        page,
        context,
        site,
      }) => {
        await signIn(context, site.url, account);
        await page.goto(`${area}/settings/change-password`);
        const field = page.getByLabel('New password again', { exact: true });
        await leaveBy(press, page, field, button(page, 'Change password'));
        await expect(messages(page)).toHaveCount(3);
      });
    }
  });
}
