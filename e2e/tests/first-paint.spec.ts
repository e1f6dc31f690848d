import type { BrowserContext, Locator, Page } from '@playwright/test';
import { jobIn } from '../support/board.ts';
import { holdFiles } from '../support/held-files.ts';
import { noteShifts, shiftsOf } from '../support/layout-shift.ts';
import { pendingRequests, untilReady } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';

interface Seen {
  /** Every language and mode that a frame showed once it had text. */
  readonly states: string[];
  /** Every width that the heading had, in px: another font draws it wider or narrower. */
  readonly widths: string[];
}

const paths = ['/', '/job-board', '/auth/signin'];
const looks = [
  { language: 'en', mode: 'light', by: 'the system', font: 'Figtree' },
  { language: 'bn', mode: 'dark', by: 'choice', font: 'Bangla' },
  { language: 'en', mode: 'dark', by: 'the system', font: 'Figtree' },
] as const;

/** Notes at each frame what a visitor could see flash: the language, the mode, the font. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { states: [], widths: [] };
    const note = (list: string[], state: string) => {
      if (list.at(-1) !== state) list.push(state);
    };
    Object.assign(window, { seen });
    const look = () => {
      const root = document.documentElement;
      if (document.querySelector('#content')) {
        note(seen.states, `${root.lang} ${root.dataset['mantineColorScheme'] ?? ''}`);
        const heading = document.querySelector('h1');
        if (heading) {
          const text = document.createRange();
          text.selectNodeContents(heading);
          note(seen.widths, text.getBoundingClientRect().width.toFixed(1));
        }
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** The brightness of every frame that the browser presents while the address loads, 0 to 255. */
async function brightnessOf(
  context: BrowserContext,
  page: Page,
  load: () => Promise<void>,
): Promise<number[]> {
  const browser = await context.newCDPSession(page);
  const frames: string[] = [];
  browser.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    // A frame may come while the page closes.
    browser.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await browser.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: 320 });
  await load();
  await browser.send('Page.stopScreencast');
  await browser.detach();
  const reader = await context.newPage();
  const found = await reader.evaluate(async (pictures) => {
    const result: number[] = [];
    for (const picture of pictures) {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const brush = canvas.getContext('2d');
      brush?.drawImage(bitmap, 0, 0);
      const { data = [] } = brush?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {};
      let sum = 0;
      for (let at = 0; at < data.length; at += 4)
        sum += ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
      result.push((sum * 4) / data.length);
    }
    return result;
  }, frames);
  await reader.close();
  return found;
}

for (const { language, mode, by, font } of looks) {
  test(`no frame of a first load shows another language, mode or font, and nothing moves (${language}, ${mode} by ${by})`, async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([{ name: 'gt_selected_language', value: language, url: site.url }]);
    if (by === 'choice')
      await page.addInitScript((value) => localStorage.setItem('porao-color-mode', value), mode);
    else await page.emulateMedia({ colorScheme: mode });
    await watchFrames(page);
    await noteShifts(context);
    // The frames begin on a page of the same mode, so that the first one is no empty window.
    await page.goto('/ui');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const cache = await context.newCDPSession(page);
    await cache.send('Network.setCacheDisabled', { cacheDisabled: true });
    const pending = pendingRequests(page);
    for (const path of paths) {
      const frames = await brightnessOf(context, page, async () => {
        await page.goto(path);
        await untilReady(page, pending);
      });
      expect(frames.length, path).toBeGreaterThan(1);
      for (const value of frames) {
        if (mode === 'dark') expect(value, path).toBeLessThan(100);
        else expect(value, path).toBeGreaterThan(155);
      }
      const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
      expect(seen.states, path).toEqual([`${language} ${mode}`]);
      expect(seen.widths.length, path).toBe(1);
      const { total, moved } = await shiftsOf(page);
      expect(total, [path, ...moved].join('\n')).toBeLessThan(0.001);
      expect(await page.evaluate((family) => document.fonts.check(`16px ${family}`, 'অক'), font)).toBe(true);
    }
  });
}

test('the layers of styles keep their order on a page that came with its content', async ({ page }) => {
  await page.goto('/job-board');
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeVisible();
  const order = await page.evaluate(() => {
    const names = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule) =>
        rule instanceof CSSLayerStatementRule
          ? [...rule.nameList]
          : rule instanceof CSSLayerBlockRule
            ? [rule.name]
            : [],
      ),
    );
    return [...new Set(names)].slice(0, 4);
  });
  expect(order).toEqual(['reset', 'vendor', 'porao.ui', 'porao.app']);
});

test('a page that is left or reloaded further down opens at the same place', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/', '/terms-conditions']) {
    // The first one fetches the fonts, which a page does not change under a reader's eyes.
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto(path);
      await expect(page.locator('#porao-first')).toHaveCount(0);
    }
    const links = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
    await links.scrollIntoViewIfNeeded();
    const place = () => links.evaluate((link) => link.getBoundingClientRect().top);
    const left = await place();
    await links.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(async () => Math.abs((await place()) - left), path).toBeLessThan(2);
    await page.reload();
    await expect(page.locator('#porao-first')).toHaveCount(0);
    await expect.poll(async () => Math.abs((await place()) - left), `${path} reloaded`).toBeLessThan(2);
  }
});

test('SHL-060 SHL-070 what is pressed or chosen before the scripts came looks taken, and is done once', async ({
  page,
}) => {
  const served = page.locator('#porao-first');
  const expectTaken = async (control: Locator) => {
    await expect(control).toHaveAttribute('aria-busy', 'true');
    await expect(control).toHaveCSS('opacity', '0.6');
  };

  const releaseFirst = await holdFiles(page);
  await page.goto('/job-board', { waitUntil: 'commit' });
  const alerts = served.getByRole('button', { name: 'Tell me about jobs like this' });
  await alerts.click();
  await expectTaken(alerts);
  releaseFirst();
  await expect(page.getByRole('dialog')).toHaveCount(1);

  await page.unroute('**/files/shell/**/index.*.js');
  const release = await holdFiles(page);
  await page.goto('/job-board', { waitUntil: 'commit' });
  const sort = served.getByRole('combobox', { name: 'Sort' });
  await sort.selectOption('salary');
  await expectTaken(sort);
  release();
  await expect(page).toHaveURL(/sort=salary/);
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('salary');
});

/** Texts of what the browser has put off. */
const putOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter(
        (element) => element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }),
      )
      .map((element) => element.textContent),
  );

for (const width of [360, 1280]) {
  test(`all of a page is laid out soon after its load, without scrolling (${width})`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const job = `/job-details/${(await jobIn(site, 'Dhaka')).id}`;
    for (const path of ['/', '/terms-conditions', job]) {
      await page.goto(path);
      await expect.poll(() => putOff(page), path).toEqual([]);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
    // As by a link, on a page without a load.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await expect.poll(() => putOff(page)).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all of a page is laid out for print', async ({ page }) => {
    // So narrow that most of the page is far below the screen.
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/terms-conditions');
    await expect.poll(() => putOff(page)).not.toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => putOff(page)).toEqual([]);
  });
});
