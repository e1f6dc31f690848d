import type { Page } from '@playwright/test';

/** Holds the shell's first script back, so that a page is what the server sent, until the answer is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/releases/shell/**/index.*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
