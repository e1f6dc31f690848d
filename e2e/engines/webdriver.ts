import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Builder, By, Capabilities, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import type { WebKitPrograms } from '../../deploy/local/engines.ts';
import { type Engine, pageSize, patienceMs } from './engine.ts';

/** A screen without a monitor; it chooses its name itself. */
async function startScreen(program: string): Promise<{ display: string; stop: () => void }> {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const screen = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const lines = createInterface({ input: screen.stdio[3] as Readable });
  const ended = once(screen, 'exit').then(() => Promise.reject(new Error(`${program} ended.`)));
  const [number] = (await Promise.race([once(lines, 'line'), ended])) as [string];
  ended.catch(() => undefined);
  lines.close();
  return { display: `:${number}`, stop: () => void screen.kill() };
}

/** The window has bars around the page, whose size only the page tells. */
async function resize(driver: WebDriver): Promise<void> {
  const window = driver.manage().window();
  const rect = { x: 0, y: 0, ...pageSize };
  await window.setRect(rect);
  const [width, height] = await driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  await window.setRect({ ...rect, width: 2 * rect.width - width, height: 2 * rect.height - height });
}

const connect = (server: string): Promise<WebDriver> =>
  new Builder()
    .disableEnvironmentOverrides()
    .usingServer(server)
    .withCapabilities(new Capabilities().setPageLoadStrategy('normal').set('browserName', 'MiniBrowser'))
    .build();

/** The small browser of WebKitGTK by classic WebDriver, the only protocol that it has. */
export async function startWebKit(programs: WebKitPrograms): Promise<Engine> {
  const screen = await startScreen(programs.screen);
  const environment = { ...process.env, DISPLAY: screen.display, NO_AT_BRIDGE: '1', LANGUAGE: 'en_GB' };
  const service = new DriverService.Builder(programs.driver)
    .setHostname('127.0.0.1')
    .setEnvironment(environment)
    .build();
  const end = async () => {
    await service.kill();
    screen.stop();
  };
  try {
    const driver = await connect(await service.start(patienceMs));
    await driver.manage().setTimeouts({ pageLoad: patienceMs, script: patienceMs });
    await resize(driver);
    const find = (selector: string) => driver.findElement(By.css(selector));
    return {
      open: (url) => driver.get(url),
      url: () => driver.getCurrentUrl(),
      run: (script) => driver.executeScript(`return ${script}`),
      click: (selector) => find(selector).click(),
      type: (selector, text) => find(selector).sendKeys(text),
      setCookie: (site, name, value) =>
        driver.manage().addCookie({ name, value, domain: new URL(site).hostname, path: '/' }),
      screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      async close() {
        try {
          await driver.quit();
        } finally {
          await end();
        }
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
