import type { Page } from '@playwright/test';
import { accounts, signIn } from '../support/accounts.ts';
import { dashboardHeading } from '../support/dashboard.ts';
import { holdFiles } from '../support/held-files.ts';
import { contact } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const header = (page: Page) => page.locator('header');

test('SHL-008 SHL-016 SHL-017 SHL-018 the header stays while scrolling to the footer with contact and links', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await expect(page.getByRole('banner')).toBeInViewport();
  await expect(footer).toBeInViewport();
  for (const value of Object.values(contact)) await expect(footer.getByText(value)).toBeVisible();
  const [end, height] = await page.evaluate(() => [
    document.querySelector('footer')?.getBoundingClientRect().bottom,
    document.documentElement.getBoundingClientRect().bottom,
  ]);
  expect(end).toBeCloseTo(height ?? 0, 0);

  const service = footer.getByRole('navigation', { name: 'Service' }).getByRole('link');
  await expect(service).toHaveText(['Hire Coach', 'Hire Tutor', 'Become a Tutor', 'Become a Coach']);
  for (const [name, path] of [
    ['Hire Tutor', '/crm/hire-tutor'],
    ['Become a Tutor', '/auth/tutor/signup'],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', path);
  for (const [name, path, title] of [
    ['Terms & Conditions', '/terms-conditions', /Terms/],
    ['Privacy Policy', '/privacy-policy', /Privacy/],
  ] as const) {
    await footer.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('SHL-030 a new page appears over 0.3 s, without moving anything; not where motion is reduced', async ({
  page,
}) => {
  const content = page.locator('#content');
  const animation = () =>
    content.evaluate((element) => {
      const { animationDuration, animationName } = getComputedStyle(element);
      return { animationDuration, animationName };
    });
  await page.goto('/terms-conditions');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The page that was opened first is shown at once.
  expect((await animation()).animationName).toBe('none');

  await page.locator('footer').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  // The page follows its address.
  await expect.poll(async () => (await animation()).animationName).not.toBe('none');
  const first = await animation();
  expect(first.animationDuration).toBe('0.3s');
  const frames = await content.evaluate((element) =>
    element.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes()),
  );
  expect(frames.every((frame) => !('transform' in frame) || frame['transform'] === 'none')).toBe(true);

  await page.locator('footer').getByRole('link', { name: 'Terms & Conditions' }).click();
  await expect(page).toHaveURL('/terms-conditions');
  // Another name starts it again.
  await expect.poll(async () => (await animation()).animationName).not.toBe(first.animationName);
  expect((await animation()).animationDuration).toBe('0.3s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await animation()).animationName).toBe('none');
});

test('SHL-031 menus fold away below 768 px, in the header and in an area', async ({
  page,
  context,
  site,
}) => {
  const menu = header(page).locator('summary', { hasText: 'Open the menu' });
  const burger = page.getByRole('button', { name: 'Open the menu' });
  const links = header(page).getByRole('link', { name: 'Job Board' });
  await page.setViewportSize({ width: 767, height: 700 });
  await page.goto('/terms-conditions');
  await expect(menu).toBeVisible();
  await expect(links).toBeHidden();
  await page.setViewportSize({ width: 769, height: 700 });
  await expect(links).toBeVisible();
  await expect(menu).toBeHidden();

  await signIn(context, site.url, accounts.readyTutor);
  await page.goto('/tutor/dashboard');
  const side = page.getByRole('navigation', { name: 'Area menu' });
  await expect(side).toBeVisible();
  await expect(burger).toBeHidden();
  await page.setViewportSize({ width: 767, height: 700 });
  await expect(side).toBeHidden();
  await burger.click();
  await expect(side).toBeVisible();
});

test('SHL-082 the menu of phones lies over the page and scrolls on a low screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 200 });
  await page.goto('/terms-conditions');
  await expect(page.locator('#porao-first')).toHaveCount(0);
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await header(page).locator('summary', { hasText: 'Open the menu' }).click();
  const menu = page.locator('#mobile-menu');
  await expect(menu.getByRole('link', { name: 'Job Board' })).toBeInViewport();
  expect(await heading.boundingBox()).toEqual(before);
  const last = menu.getByRole('button');
  await expect(last).not.toBeInViewport();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  expect(await heading.boundingBox()).toEqual(before);
});

test('SHL-028 /ui has a drawer that is dragged or moved by keys to 100, 200, 300 and 400 px', async ({
  page,
}) => {
  await page.goto('/ui');
  await expect(page).toHaveTitle('Drawer demo · Porao');
  const drawer = page.getByRole('region', { name: 'Demo drawer' });
  const handle = page.getByRole('slider', { name: 'Height of the drawer' });
  const height = async () => Math.round((await drawer.boundingBox())?.height ?? 0);
  await expect.poll(height).toBe(200);
  for (const label of ['Password', 'Name', 'E-mail'])
    await expect(drawer.getByLabel(label, { exact: true })).toBeAttached();

  for (const point of [400, 300, 100, 200]) {
    const box = await handle.boundingBox();
    if (!box) throw new Error('The handle is not there.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    // Let go a little beside the snap point: the drawer comes to rest on it.
    await page.mouse.move(x, y - (point - (await height())) + 20, { steps: 5 });
    await page.mouse.up();
    await expect.poll(height).toBe(point);
  }
  await handle.focus();
  for (const [key, point] of [
    ['End', 400],
    ['ArrowDown', 300],
    ['Home', 100],
    ['ArrowUp', 200],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(height).toBe(point);
    await expect(handle).toHaveAttribute('aria-valuenow', String(point));
  }
});

test('the page can be installed: manifest, icons and a theme colour for each mode', async ({
  page,
  site,
}) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  expect(address).toBe('/manifest.webmanifest');
  const answer = await page.request.get(`${site.url}${address}`);
  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  const manifest = (await answer.json()) as { icons: { src: string; sizes: string; purpose?: string }[] };
  expect(manifest).toMatchObject({ start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of manifest.icons) {
    const icon = await (await page.request.get(`${site.url}${src}`)).body();
    // Width in a PNG's header.
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
  }
  const colour = () => page.locator('meta[name=theme-color]').getAttribute('content');
  await expect.poll(colour).toBe('#00694c');
  await header(page).getByRole('button', { name: 'Use the dark mode' }).click();
  await expect.poll(colour).toBe('#19201c');
  await page.reload();
  expect(await colour()).toBe('#19201c');
});

test('what is typed right after "Search pages" is pressed arrives in the field, whose code comes later', async ({
  page,
  context,
  site,
}) => {
  await signIn(context, site.url, accounts.readyTutor);
  const arrive = await holdFiles(page, /\/files\/shell\/async\/area-search\./);
  await page.goto('/tutor/dashboard');
  await expect(dashboardHeading(page)).toBeVisible();
  await page.getByRole('button', { name: 'Search pages' }).click();
  await page.keyboard.type('trans');
  const search = page.getByRole('search');
  const named = { name: 'Where do you want to go?' };
  const field = search.getByRole('textbox', named).or(search.getByRole('combobox', named));
  await expect(field).toHaveValue('trans');
  arrive();
  await expect(field).toHaveRole('combobox');
  await page.keyboard.type('act');
  await expect(field).toHaveValue('transact');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tutor/payment/transaction-history');

  await page.getByRole('button', { name: 'Search pages' }).click();
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Search pages' })).toBeFocused();
});
