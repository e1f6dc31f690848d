import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Looks for violations in a page. None of ours has frames of other sites, for which axe would open a page of its own
 * each time. */
export const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();
