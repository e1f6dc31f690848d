import { writeFileSync } from 'node:fs';
import { findChromium } from '../../deploy/local/chromium.ts';
import { findFirefox, findWebKit } from '../../deploy/local/engines.ts';
import { test } from '../support/test.ts';
import type { Engine, EngineOptions } from './engine.ts';
import { startChromium, startFirefox } from './puppeteer.ts';
import { Visit } from './visit.ts';
import { startWebKit } from './webdriver.ts';

export interface InstalledEngine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKitGTK';
  readonly start: (options: EngineOptions) => Promise<Engine>;
}

const [chromium, firefox, webkit] = [findChromium(), findFirefox(), findWebKit()];

/** The engines that this machine has; `npm test` says which ones it lacks. */
export const otherEngines: readonly InstalledEngine[] = [
  ...(firefox ? [{ name: 'Firefox' as const, start: (o: EngineOptions) => startFirefox(firefox, o) }] : []),
  ...(webkit ? [{ name: 'WebKitGTK' as const, start: () => startWebKit(webkit) }] : []),
];

/** Chromium by the same interface, for journeys that are the same in three engines. */
export const allEngines: readonly InstalledEngine[] = [
  ...(chromium ? [{ name: 'Chromium' as const, start: () => startChromium(chromium) }] : []),
  ...otherEngines,
];

/** A fresh browser for one journey; where that fails, a picture of its page stays. */
export async function visit(
  engine: InstalledEngine,
  site: string,
  journey: (visit: Visit) => Promise<void>,
  options: EngineOptions = {},
): Promise<void> {
  const browser = await engine.start(options);
  const picture = async (name: string) =>
    writeFileSync(test.info().outputPath(name), await browser.screenshot());
  try {
    await journey(new Visit(browser, site));
    if (process.env['TEST_PICTURES'] === '1') await picture('end.png');
  } catch (error) {
    await picture('failed.png').catch(() => undefined);
    throw error;
  } finally {
    await browser.close();
  }
}
