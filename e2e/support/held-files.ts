import type { Page } from '@playwright/test';

/** Holds files back until the answer is called: without other ones the shell's first script, so that a page is what the
 * server sent. */
export async function holdFiles(
  page: Page,
  files: string | RegExp = '**/files/shell/**/index.*.js',
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
