import type { Page } from '@playwright/test';
import { accounts, grantRole, signIn } from '../support/accounts.ts';
import { dashboardHeading } from '../support/dashboard.ts';
import { signInByForm } from '../support/people.ts';
import { descendants } from '../support/processes.ts';
import { auditOf, filesOf, registryOf, released } from '../support/releases.ts';
import type { TestSite } from '../support/site.ts';
import { expect, isolatedTest as test } from '../support/test.ts';
import { buildNewRemote, buildVariant, changedText } from '../support/variants.ts';

const sample = 'shared/build/template';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const servers = () => descendants(process.pid, 'main.ts').toSorted((a, b) => a - b);

async function liveTutor(site: TestSite): Promise<string> {
  return (await registryOf(site)).apps['mfe-tutor']?.active ?? '';
}

test('SHL-184 a rollback is one write that needs no restart; open tabs of what it takes back show the live release', async ({
  page,
  context,
  site,
}) => {
  const first = await liveTutor(site);
  const dist = changedText('mfe-tutor', 'Hello, {name}', 'Hello again, {name}');
  await signIn(context, site.url, accounts.readyTutor);
  const loaded: string[] = [];
  context.on('response', (answer) => {
    if (/\/mfe-tutor\/.*job-history\..*\.js$/.test(answer.url()))
      loaded.push(`${answer.status()} ${answer.url()}`);
  });
  await page.goto('/tutor/dashboard');
  await expect(dashboardHeading(page)).toBeVisible();
  const pids = servers();
  expect(pids.length).toBeGreaterThanOrEqual(2);

  await released(site, 'publish', 'mfe-tutor', '--dist', dist, '--activate');
  const second = await liveTutor(site);
  expect(second).not.toBe(first);
  const later = await context.newPage();
  await later.goto('/tutor/dashboard');
  await expect(heading(later, /^Hello again, /)).toBeVisible();

  const before = { registry: await registryOf(site), audit: await auditOf(site) };
  await released(site, 'rollback', 'mfe-tutor');
  const after = { registry: await registryOf(site), audit: await auditOf(site) };
  expect(after.registry.revision).toBe(before.registry.revision + 1);
  expect(after.registry.apps['mfe-tutor']).toMatchObject({ active: first, previous: null });
  expect(after.audit).toHaveLength(before.audit.length + 1);
  expect(after.audit.at(-1)).toMatchObject({
    action: 'rollback',
    app: 'mfe-tutor',
    from: second,
    to: first,
    revision: after.registry.revision,
  });

  const next = await context.newPage();
  await next.goto('/tutor/dashboard');
  await expect(dashboardHeading(next)).toBeVisible();
  expect(loaded).toEqual([]);
  const line = (tab: Page) => tab.getByRole('status').filter({ hasText: 'A part of this page was renewed.' });
  await expect(heading(later, /^Hello, /)).toBeVisible({ timeout: 20_000 });
  await expect(line(later)).toBeVisible();
  await expect(line(page)).toHaveCount(0);

  // Both older tabs go on with chunks that they had not loaded, of the live release.
  for (const tab of [later, page]) {
    await tab.getByRole('link', { name: 'Job History' }).click();
    await expect(heading(tab, 'Job history')).toBeVisible();
    await expect.poll(() => loaded.length).toBeGreaterThan(0);
    expect(loaded.pop()).toMatch(/^200 .*\/files\/mfe-tutor\//);
  }
  expect(servers()).toEqual(pids);
});

test('SHL-184 what is half typed stays while its release is taken back, and nothing of that one is left', async ({
  page,
  context,
  site,
}) => {
  const first = await liveTutor(site);
  await released(
    site,
    'publish',
    'mfe-tutor',
    '--dist',
    changedText('mfe-tutor', 'Set a link', 'Set a broken link'),
    '--activate',
  );
  await signIn(context, site.url, accounts.readyTutor);
  await page.goto('/tutor/settings/social-media');
  const title = (name: string) => page.getByRole('heading', { name, exact: true });
  await expect(title('Set a broken link')).toBeVisible();
  // The page has its height.
  await expect(page.getByText('Not set').first()).toBeVisible();
  await page.getByLabel('Type').selectOption('LinkedIn');
  const link = page.getByLabel('Link', { exact: true });
  await link.fill('https://www.linkedin.com/in/half-ty');
  const at = await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
    return window.scrollY;
  });
  await released(site, 'rollback', 'mfe-tutor');

  await expect(title('Set a link')).toBeVisible({ timeout: 20_000 });
  await expect(title('Set a broken link')).toHaveCount(0);
  await expect(link).toHaveValue('https://www.linkedin.com/in/half-ty');
  await expect(link).toBeFocused();
  await expect(page.getByLabel('Type').locator('option:checked')).toHaveText('LinkedIn');
  expect(await page.evaluate(() => window.scrollY)).toBe(at);
  const named = await page
    .locator('link[href*="/mfe-tutor/"], script[src*="/mfe-tutor/"]')
    .evaluateAll((elements) => elements.map((element) => /\/files\/[^"]+/.exec(element.outerHTML)?.[0]));
  const live = await filesOf(site, 'mfe-tutor', first);
  expect(named).not.toEqual([]);
  expect(named.filter((file) => !live.includes(file ?? ''))).toEqual([]);
});

test('a fifth remote is a publish: route, menu entry and title work in the running site', async ({
  page,
  site,
}) => {
  const pids = servers();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sample' })).toHaveCount(0);
  await released(site, 'publish', 'mfe-sample', '--dist', await buildVariant(sample), '--activate');

  await page.reload();
  await page.getByRole('link', { name: 'Sample' }).click();
  await expect(page).toHaveURL('/sample');
  await expect(page.locator('#content').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Sample · Porao');
  const answer = await page.goto('/sample');
  expect(answer?.status()).toBe(200);
  await expect(page.locator('#content').getByRole('heading', { level: 1 })).toBeVisible();
  expect(servers()).toEqual(pids);
});

/** A guardian of the demo data whom no other test knows: the account keeps the role that it is given here. */
const auditor = '01913239889';

test('OPS-100 OPS-102 OPS-103 a remote of the template brings an area and a role to a running site; retiring takes them away', async ({
  page,
  context,
  site,
  workerSite,
  problems,
}) => {
  const name = 'mfe-reports';
  const dist = await buildNewRemote({ name, area: { name: 'reports', role: 'auditor' } });
  await released(site, 'publish', name, '--dist', dist, '--activate');
  await grantRole(workerSite, auditor, 'auditor');
  await signIn(context, site.url, auditor);
  await page.goto('/account-switcher?to=auditor');
  await expect(page).toHaveURL('/reports');

  // From then on signing in leads there. A page that is open would still call as the account.
  await page.goto('about:blank');
  await context.clearCookies();
  await page.goto('/auth/signin');
  await signInByForm(page, auditor);
  await expect(page).toHaveURL('/reports');
  await expect(heading(page, 'Reports')).toBeVisible();
  const menu = page.getByRole('navigation').getByRole('link', { name: 'Reports' });
  await expect(menu.first()).toBeVisible();

  await released(site, 'retire', name, '--reason', 'a test');
  await expect(heading(page, 'Reports')).toBeVisible();
  problems.allow(/status of 404/);
  expect((await page.goto('/reports'))?.status()).toBe(404);
  await expect(heading(page, 'Uh-oh!')).toBeVisible();
  await expect(menu).toHaveCount(0);
});
