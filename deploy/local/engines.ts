import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Programs that drive WebKitGTK: its WebDriver, and a screen without a monitor for the browser that it starts. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly screen: string;
}

const firstOf = (paths: readonly string[], named: string | undefined): string | undefined => {
  if (named && !existsSync(named)) throw new Error(`${named} does not exist.`);
  return named ?? paths.find((path) => existsSync(path));
};

/** FIREFOX_PATH or the machine's; nothing is fetched, as no registry of ours has it. */
export const findFirefox = (): string | undefined =>
  firstOf(
    ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    process.env['FIREFOX_PATH'],
  );

/** WEBKIT_DRIVER_PATH or the machine's WebKitGTK, where it has Xvfb, too. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = firstOf(['/usr/bin/WebKitWebDriver'], process.env['WEBKIT_DRIVER_PATH']);
  const screen = firstOf(['/usr/bin/Xvfb'], undefined);
  if (!driver || !screen || spawnSync(driver, ['--help'], { stdio: 'ignore' }).status !== 0) return undefined;
  return { driver, screen };
}

/** A sentence for each engine that browser tests cannot try on this machine. */
export function missingEngines(
  found: { firefox?: unknown; webkit?: unknown } = { firefox: findFirefox(), webkit: findWebKit() },
): string[] {
  const missing = [
    ...(found.firefox ? [] : ['Firefox, which this machine lacks (Debian: firefox-esr)']),
    ...(found.webkit ? [] : ['WebKitGTK, which this machine lacks (Debian: webkit2gtk-driver and xvfb)']),
  ];
  return missing.map((what) => `Not tried: journeys in ${what}.`);
}
