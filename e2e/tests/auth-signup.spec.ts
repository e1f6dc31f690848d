import { expect, test } from '../support/test.ts';

test('a sign-up form keeps what was typed over a reload, without the passwords, and has its words in Bengali', async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: 'gt_selected_language', value: 'bn', url: site.url }]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/auth/tutor/signup');
  await page.getByLabel('পুরো নাম').fill('রহিম উদ্দিন');
  await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill('a-good-secret');
  await page.getByRole('button', { name: 'অ্যাকাউন্ট খুলুন' }).click();
  for (const text of ['লিঙ্গ বেছে নিন!', 'সঠিক ই-মেইল ঠিকানা দিন', 'ক্যাপচা ঠিক নয় বা পূরণ করা হয়নি।']) {
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  }
  await page.reload();
  await expect(page.getByLabel('পুরো নাম')).toHaveValue('রহিম উদ্দিন');
  await expect(page.getByLabel('পাসওয়ার্ড', { exact: true })).toHaveValue('');
});
