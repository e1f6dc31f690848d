import type { Page } from '@playwright/test';
import { accounts, signIn } from '../support/accounts.ts';
import { violationsOf } from '../support/axe.ts';
import { withGateway } from '../support/gateway.ts';
import { registryOf } from '../support/releases.ts';
import { expect, test } from '../support/test.ts';

const inspector = (page: Page) => page.getByRole('region', { name: 'Inspector' });
const partOf = (page: Page, app: string) =>
  inspector(page)
    .getByRole('group')
    .filter({ has: page.locator('strong', { hasText: app }) });

test('OPS-116 the inspector outlines regions of two remotes, shows their releases and times, and events as they come', async ({
  page,
  context,
  site,
}) => {
  const { apps } = await registryOf(site);
  await signIn(context, site.url, accounts.readyTutor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/job-board?inspect');
  const board = partOf(page, 'mfe-public').first();
  await expect(board).toContainText(`mfe-public ${apps['mfe-public']?.active} live`);
  await expect(board).toContainText('This page: /job-board');
  for (const phase of ['Entry', 'Code', 'Texts', 'Mounted'])
    await expect(board.getByRole('row', { name: phase })).toContainText(/\d ms/);
  await expect(board).toContainText(/react (\S+), built with \1/);

  const outline = page.getByText(`mfe-public ${apps['mfe-public']?.active}`, { exact: true });
  const topOf = (element: Element) => Math.round(Math.max(0, element.getBoundingClientRect().top));
  const frame = outline.locator('xpath=..');
  const top = await page.locator('#content').evaluate(topOf);
  await expect.poll(() => frame.evaluate(topOf)).toBe(top);

  const card = page.locator('[data-job-id]').first();
  const save = card.getByRole('button', { name: /^(Save job|Remove from saved jobs)$/ });
  await save.click();
  const log = inspector(page).getByRole('log', { name: 'Events' });
  await expect(log.getByRole('listitem').first()).toContainText(/job\.saved@1 {"jobId":\d+,"saved":/);
  await save.click();
  await expect(log.getByRole('listitem')).toHaveCount(2);
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('link', { name: 'Your account' }).click();
  await expect(partOf(page, 'mfe-tutor').first()).toContainText(`${apps['mfe-tutor']?.active} live`);
  await expect(page.getByText(`mfe-tutor ${apps['mfe-tutor']?.active}`, { exact: true })).toBeVisible();
  // Open in the next pages of the browser until it is closed.
  await page.reload();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(partOf(page, 'mfe-tutor').first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await inspector(page).getByRole('button', { name: 'Close the inspector' }).press('Escape');
  await expect(inspector(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(inspector(page)).toHaveCount(0);
});

test('OPS-116 a visitor of a site without overrides gets nothing of the inspector', async ({
  page,
  workerSite,
}) => {
  await withGateway(workerSite, { OVERRIDES: 'off' }, async (url) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${url}/job-board?inspect`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked.filter((address) => address.includes('inspector'))).toEqual([]);
    expect(await page.content()).not.toContain('porao-inspection');
    // Before the gateway ends: the page goes on asking.
    await page.close();
  });
});
