import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules whose result depends on colours; the others find the same in both colour modes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

interface AxeOptions {
  /** Selector of the part to check; the whole page without it. */
  readonly part?: string;
  readonly only?: 'colours';
}

/** What axe finds wrong in a page, by rule. axe is put into each document once. No page has frames of other sites, for
 * which axe would open a page of its own each time. */
export async function violationsOf(page: Page, { part, only }: AxeOptions = {}): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'null' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (part) axe.include(part);
  if (only) axe.withRules(colourRules);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
