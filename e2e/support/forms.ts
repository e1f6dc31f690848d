import type { Page } from '@playwright/test';

/** Adds a form with a note to the page's content, as a remote would have one, and types half a letter. */
export async function typeInForm(page: Page): Promise<void> {
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.append(Object.assign(document.createElement('textarea'), { ariaLabel: 'Note' }));
    document.querySelector('#content')?.append(form);
  });
  await page.getByLabel('Note').fill('Half a letter');
}
