import type { Page } from '@playwright/test';

/** The heading of a dashboard that answers presses and keys: the server's view, shown before, has the same one. */
export const dashboardHeading = (page: Page) =>
  page.locator('#root').getByRole('heading', { level: 1, name: /^Hello, / });
