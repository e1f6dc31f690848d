import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { browserFlags } from '../bench/browser.ts';
import { type Engine, type EngineOptions, pageSize, patienceMs } from './engine.ts';

/** Somebody who blocks all cookies; Firefox refuses storage and channels between tabs with them. */
const blockedStorage = { 'network.cookie.cookieBehavior': 2 };

async function start(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({
    defaultViewport: pageSize,
    timeout: patienceMs,
    protocolTimeout: patienceMs,
    ...options,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(patienceMs);
  return {
    async open(url) {
      await page.goto(url);
    },
    url: () => Promise.resolve(page.url()),
    run: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    setCookie: (site, name, value) =>
      browser.setCookie({ name, value, domain: new URL(site).hostname, path: '/' }),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

/** Firefox answers WebDriver BiDi itself, without a program beside it. */
export const startFirefox = (executablePath: string, { blocksStorage = false }: EngineOptions) =>
  start({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB', ...(blocksStorage && blockedStorage) },
  });

export const startChromium = (executablePath: string) =>
  start({ browser: 'chrome', executablePath, args: [...browserFlags, '--lang=en-GB'] });
