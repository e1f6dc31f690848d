import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Rules whose result depends on colours; the others find the same in both colour modes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

interface AxeOptions {
  /** Selector of the part to check; the whole page without it. */
  readonly part?: string;
  readonly only?: 'colours';
}

/** Returns what axe finds wrong in a page, by rule; axe is put into each document once. No page has frames of other
 * sites. Waits for the page's heading, which a skeleton does not have. */
export async function violationsOf(page: Page, { part, only }: AxeOptions = {}): Promise<string[]> {
  if (!part) await page.locator('h1').first().waitFor({ state: 'attached' });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(only && { runOnly: { type: 'rule', values: colourRules } }),
  };
  return page.evaluate(
    async ([checked, how]) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const { violations } = await inPage.run(checked, how);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
    },
    [part ?? 'html', options] as const,
  );
}
