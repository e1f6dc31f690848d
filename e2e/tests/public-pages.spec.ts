import type { Page } from '@playwright/test';
import { boardJobs, openJob } from '../support/board.ts';
import { contact } from '../support/site.ts';
import { equipment, expect, test } from '../support/test.ts';

const { shop, crm } = equipment;
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

test('SHL-005 PUB-017 PUB-030 PUB-073 the shop: a hero and four kits with their prices', async ({ page }) => {
  await page.goto('/shop');
  await expect(page).toHaveURL('/porao-shop');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learning kits for little hands');
  const shopLink = page.getByRole('banner').getByRole('link', { name: 'Shop' });
  const board = page.getByRole('banner').getByRole('link', { name: 'Job Board' });
  await expect(shopLink).toHaveAttribute('aria-current', 'page');
  await expect(board).not.toHaveAttribute('aria-current', 'page');
  const colour = (link: typeof board) => link.evaluate((element) => getComputedStyle(element).color);
  expect(await colour(shopLink)).not.toBe(await colour(board));
  const kits = page.getByRole('article');
  await expect(kits).toHaveCount(4);
  for (const [index, price] of ['৳ 1,099', '৳ 999', '৳ 1599', '৳ 499'].entries()) {
    const kit = kits.nth(index);
    await expect(kit.getByText(price, { exact: true })).toBeVisible();
    await expect(kit.getByRole('heading')).toBeVisible();
    await expect(kit.locator('p')).toBeVisible();
    await expect(kit.locator('svg').first()).toBeVisible();
    await expect(kit.getByRole('link', { name: /^Order now/ })).toHaveAttribute('href', '/support');
  }
});

test('PUB-018 ordering a kit opens the shop in a new tab without access to this one', async ({
  page,
  context,
  equippedUrl,
}) => {
  await context.route('https://shop.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Shop</title>' }),
  );
  await page.goto(`${equippedUrl}/porao-shop`);
  const links = page.getByRole('link', { name: /^Order now.*opens in a new tab/ });
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', shop);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  const opened = context.waitForEvent('page');
  await links.first().click();
  const tab = await opened;
  await expect(tab).toHaveURL(shop);
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await expect(page).toHaveURL(`${equippedUrl}/porao-shop`);
});

test('PUB-031 support: how to reach us, the hours and the way to the FAQ', async ({ page }) => {
  await page.goto('/support');
  const ways = region(page, 'Contact us');
  for (const value of Object.values(contact)) await expect(ways.getByText(value)).toBeVisible();
  await expect(ways.getByText(/^10\/7/)).toBeVisible();
  await page.getByRole('link', { name: 'Read the tutor FAQ' }).click();
  await expect(page).toHaveURL('/#faq');
  await expect(heading(page, 'Questions tutors ask')).toBeInViewport();
});

test('PUB-035 a configured form is in a sandboxed frame; no other id reaches the provider', async ({
  page,
  context,
  equippedUrl,
  problems,
}) => {
  problems.allow(/Unsafe attempt to initiate navigation/);
  const asked: string[] = [];
  await context.route('https://crm.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/html',
      body: '<h1>Form X</h1><script>try { top.location = "https://crm.example/away" } catch {}</script>',
    });
  });
  await page.goto(`${equippedUrl}/crm/hire-tutor?id=X_1-a`);
  await expect(page.frameLocator('iframe[title="Request form"]').getByRole('heading')).toHaveText('Form X');
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', /allow-forms/);
  expect(asked).toEqual([`${crm}/X_1-a`]);
  await expect(page).toHaveURL(`${equippedUrl}/crm/hire-tutor?id=X_1-a`);

  for (const path of ['/crm', '/crm/hire-coach']) {
    await page.goto(equippedUrl + path);
    await expect(heading(page, 'Contact us')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  }
  for (const id of ['strangers_form', '..%2Fother', 'a%20b']) {
    await page.goto(`${equippedUrl}/crm/hire-tutor?id=${id}`);
    await expect(page.getByRole('form', { name: 'Hire a tutor' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  }
  expect(asked).toHaveLength(1);
});

test('PUB-036 PUB-037 thanks in its own words, with those of the address below as plain text', async ({
  page,
}) => {
  await page.goto('/crm/thanks');
  const content = page.locator('#content');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!');
  await expect(content.getByText('Your submission has been successfully received.')).toBeVisible();
  await expect(content.getByText("We'll be in touch soon!")).toBeVisible();

  const markup = '<img src=x onerror="ran=true"><b>press</b>';
  const words = { title: 'Well done', subtitleA: markup, subtitleB: 'y'.repeat(5000) };
  await page.goto(`/crm/thanks?${new URLSearchParams(words)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!');
  await expect(content.getByText('Well done')).toBeVisible();
  await expect(content.getByText(markup)).toBeVisible();
  await expect(content.locator('img, b')).toHaveCount(0);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await expect(content.getByText(/^y+…$/)).toHaveText(/^y{100,160}…$/);
});

for (const { rows, path, title, sections } of [
  { rows: 'PUB-033', path: '/terms-conditions', title: 'Terms & Conditions', sections: undefined },
  {
    rows: 'PUB-032 PUB-034',
    path: '/privacy-policy',
    title: 'Privacy Policy',
    sections: [
      /consent/i,
      /collect/i,
      /use/i,
      /log files/i,
      /advertising partners/i,
      /third[- ]party/i,
      /children/i,
      /copyright/i,
    ],
  },
]) {
  test(`${rows} ${path} has a table of contents, at its side or on a phone under its title, that leads to each section`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const top = page.getByRole('heading', { level: 1, name: title });
    await expect(top).toBeVisible();
    const list = page.getByRole('navigation', { name: 'Contents' });
    const links = list.getByRole('link');
    // On a phone the title is first, then comes what is in the text.
    const parts = [top, list, page.getByRole('article')].map((part) => part.boundingBox());
    const [first, second, third] = await Promise.all(parts);
    expect(first?.y).toBeLessThan(second?.y ?? 0);
    expect(second?.y).toBeLessThan(third?.y ?? 0);
    await page.setViewportSize({ width: 1280, height: 800 });
    const names = await links.allInnerTexts();
    await expect(page.locator('article section > h2')).toHaveText(names);
    if (sections) {
      expect(names).toHaveLength(9);
      for (const section of sections) expect(names.filter((name) => section.test(name))).not.toEqual([]);
    }
    const [contents, text] = [await links.first().boundingBox(), await page.locator('article').boundingBox()];
    expect((contents?.x ?? 0) + (contents?.width ?? 0)).toBeLessThan(text?.x ?? 0);
    for (const name of names) {
      await links.filter({ hasText: name }).first().click();
      await expect(heading(page, name).last()).toBeInViewport();
    }
  });
}

test('PUB-010 PUB-011 PUB-013 PUB-014 PUB-093 PUB-094 PUB-095 PUB-096 PUB-097 PUB-098 the rules and rates of the terms', async ({
  page,
}) => {
  await page.goto('/terms-conditions');
  const article = page.getByRole('article');
  for (const rule of [
    /do not set fees and we do not guarantee tutors/,
    /18 years or older/,
    /Guardians post tutor requests\. The platform approves each request/,
    /banned tutor cannot apply/,
    /banned guardian’s requests are not published/,
    /Verification charge: ৳ 500, one time\. A delivery charge is added only if your address changes/,
    /paid once per job, within 7 days of confirmation/,
    /notify us within 24 hours of the rejection/,
    /free from 10 Feb 2025 to 10 Mar 2025/,
  ])
    await expect(article.getByText(rule).first()).toBeVisible();
  const rows = (await article.getByRole('row').allInnerTexts()).map((row) => row.split(/\s*\t\s*/));
  for (const row of [
    ['Online tutoring', '60%'],
    ['Home tutoring', '55%'],
    ['Crash program', '40%'],
    ['2-month job', '40%'],
    ['1-month job', '20%'],
    ['Within the first 30 days', '100%', '100%'],
    ['In the next 30 days', '50%', '0%'],
  ])
    expect(rows).toContainEqual(row);
});

const publicPaths = [
  '/',
  '/job-board',
  '/terms-conditions',
  '/privacy-policy',
  '/support',
  '/porao-shop',
  '/crm',
  '/crm/hire-tutor',
  '/crm/thanks',
];

test('PUB-029 PUB-085 RUL-001 every public page opens signed out, and names no money but taka', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/status of 404/);
  const [job] = await boardJobs(site);
  if (!job) throw new Error('The demo data has no job.');
  await openJob(page, job.id);
  const texts = [await page.locator('body').innerText()];
  for (const path of [...publicPaths, '/job-details']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page).toHaveURL(path);
    texts.push(await page.locator('body').innerText());
  }
  await expect(heading(page, 'Job not found!')).toBeVisible();
  expect(texts.join('\n')).toContain('৳');
  expect(texts.join('\n')).not.toMatch(/[$€£₹¥]|\b(USD|EUR|GBP|INR|dollars?|euros?|rupees?)\b/i);
});
