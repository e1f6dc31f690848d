import { cpSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { repoRoot } from '../../deploy/registry/data-dir.ts';
import { fileDriver, readRelease } from '../../deploy/registry/index.ts';
import { weightsOf } from '../../deploy/registry/size.gate.ts';
import { descendants } from '../support/processes.ts';
import { auditOf, command, registryOf, release } from '../support/releases.ts';
import { runFolder } from '../support/run-folder.ts';
import { soak } from '../support/soak.ts';
import { expect, isolatedTest, test } from '../support/test.ts';
import { buildVariant } from '../support/variants.ts';

const sample = 'e2e/fixtures/mfe-sample';
const throws = { file: 'src/sample.page.tsx', from: '<PageContainer>', to: '<PageContainer>{explode()}' };
const explode = {
  file: 'src/sample.page.tsx',
  from: 'export ',
  to: "function explode(): string {\n  throw new Error('boom');\n}\nexport ",
};

test('what a first view brings stays within its budget', async ({ site }) => {
  const driver = fileDriver(join(site.dataDir, 'registry'));
  for (const [app, { active }] of Object.entries((await driver.read()).registry.apps)) {
    const live = await readRelease(driver, app, active ?? '');
    for (const { what, script, style, budget } of weightsOf(live)) {
      expect(script, `script of ${app} ${what}`).toBeGreaterThan(0);
      expect(script, `script of ${app} ${what}`).toBeLessThanOrEqual(budget.script);
      expect(style, `style of ${app} ${what}`).toBeLessThanOrEqual(budget.style ?? Number.POSITIVE_INFINITY);
    }
  }
});

for (const language of ['en', 'bn'])
  test(`fonts of a first view in ${language} are at most 60 kB`, async ({ page, context, site }) => {
    await context.addCookies([{ url: site.url, name: 'gt_selected_language', value: language }]);
    const fonts = new Map<string, number>();
    page.on('response', async (answer) => {
      if (answer.url().endsWith('.woff2')) fonts.set(answer.url(), (await answer.body()).length);
    });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const total = [...fonts.values()].reduce((sum, bytes) => sum + bytes, 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(60_000);
  });

isolatedTest(
  'a page that throws is refused by the smoke load before a visitor sees it; force says why',
  async ({ site }) => {
    isolatedTest.setTimeout(120_000);
    const dist = await buildVariant(sample, [explode, throws]);
    const smoke = (...args: string[]) =>
      command([join(repoRoot, 'deploy/cli/release.ts'), ...args], {
        cwd: repoRoot,
        env: { ...process.env, DATA_DIR: site.dataDir, RELEASE_SMOKE: 'on' },
      });
    const refused = await smoke('publish', 'mfe-sample', '--dist', dist, '--activate');
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/SMOKE_FAILED.*mfe-sample [0-9a-f]{12}/);
    expect(refused.stderr).toContain('boom');
    const id = (await registryOf(site)).apps['mfe-sample']?.releases[0] ?? '';
    expect((await registryOf(site)).apps['mfe-sample']?.active).toBeNull();
    const well = await smoke('publish', 'mfe-sample', '--dist', await buildVariant(sample), '--activate');
    expect(well.code, well.stderr).toBe(0);
    const forced = await release(site, 'activate', 'mfe-sample', id, '--force');
    expect(forced.stderr).toContain('NO_REASON');
  },
);

isolatedTest(
  'a canary that throws on one route is taken back by itself within 30 s of 20 loads; others never saw it',
  async ({ browser, site }) => {
    isolatedTest.setTimeout(180_000);
    await release(site, 'publish', 'mfe-sample', '--dist', await buildVariant(sample), '--activate');
    const stable = (await registryOf(site)).apps['mfe-sample']?.active ?? '';
    await release(site, 'publish', 'mfe-sample', '--dist', await buildVariant(sample, [explode, throws]));
    const bad = (await registryOf(site)).apps['mfe-sample']?.releases.find((id) => id !== stable) ?? '';
    const canary = await release(site, 'canary', 'mfe-sample', bad, '--percent', '50');
    expect(canary.code, canary.stderr).toBe(0);

    const team = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
    const visitor = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
    await team.addCookies([{ url: site.url, name: 'porao_team', value: '1' }]);
    const stableBucket = await bucketOf(site.url, stable);
    await visitor.addCookies([{ url: site.url, name: 'porao_bucket', value: stableBucket }]);
    const seen = new Set<string>();
    visitor.on('request', (request) => {
      const id = /\/releases\/mfe-sample\/([0-9a-f]{12})\//.exec(request.url())?.[1];
      if (id) seen.add(id);
    });
    const [page, other] = [await team.newPage(), await visitor.newPage()];
    for (let load = 0; load < 20; load += 1) {
      const reported = page.waitForResponse((answer) => answer.url().endsWith('/telemetry'));
      await page.goto('/sample');
      await reported;
      if (load % 7 === 0) {
        await other.goto('/sample');
        await expect(other.locator('#content').getByRole('heading', { level: 1 })).toBeVisible();
      }
    }
    await expect
      .poll(async () => (await registryOf(site)).apps['mfe-sample']?.rollout, {
        timeout: 30_000,
        intervals: [500],
      })
      .toBeNull();
    expect((await auditOf(site)).at(-1)).toMatchObject({
      action: 'canary-end',
      actor: 'gateway',
      app: 'mfe-sample',
      from: bad,
      reason: expect.stringContaining('boom'),
    });
    expect([...seen]).toEqual([stable]);
    await page.goto('/sample');
    await expect(page.locator('#content').getByRole('heading', { level: 1 })).toBeVisible();
    await Promise.all([team.close(), visitor.close()]);
  },
);

/** Copies of what is built, each with a word of its own and so with an id of its own. */
function changedDist(app: string): (word: string) => string {
  return (word) => {
    const dist = join(mkdtempSync(join(runFolder(), 'team-')), 'dist');
    cpSync(join(repoRoot, app, 'dist'), dist, { recursive: true });
    writeFileSync(join(dist, 'word.txt'), word);
    return dist;
  };
}

async function bucketOf(url: string, id: string): Promise<string> {
  for (let bucket = 0; bucket < 100; bucket += 1) {
    const html = await fetch(`${url}/sample`, {
      headers: { accept: 'text/html', cookie: `porao_bucket=${bucket}` },
    });
    if ((await html.text()).includes(`/releases/mfe-sample/${id}/`)) return String(bucket);
  }
  throw new Error(`No bucket has ${id}.`);
}

isolatedTest(
  'loads and navigations go on without a fault while every app is shipped and taken back',
  async ({ browser, site }) => {
    isolatedTest.setTimeout(120_000);
    const result = await soak({ url: site.url, dataDir: site.dataDir, browser, seconds: 12, changes: 20 });
    expect(result.faults).toEqual([]);
    expect(result.changes).toBe(20);
    expect(result.pages).toBeGreaterThan(20);
    expect(result.navigations).toBeGreaterThan(5);
  },
);

/** When each file below a folder was last written. */
function writtenAt(folder: string): Map<string, number> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
  return new Map(
    files.flatMap((file) => {
      const entry = statSync(file);
      return entry.isFile() ? [[file, entry.mtimeMs] as const] : [];
    }),
  );
}

isolatedTest(
  'one team ships three releases and a rollback, another one; neither touches a file of the other',
  async ({ site }) => {
    isolatedTest.setTimeout(240_000);
    const apps = ['shell', 'mfe-public', 'mfe-auth', 'mfe-tutor', 'mfe-parent'];
    const releases = join(site.dataDir, 'registry/releases');
    const builds = () => apps.map((app) => writtenAt(join(repoRoot, app, 'dist')));
    const live = await registryOf(site);
    const before = { files: writtenAt(releases), builds: builds(), lines: (await auditOf(site)).length };
    const servers = descendants(process.pid, 'main.ts').toSorted((a, b) => a - b);
    const terminal = (actor: string) => async (app: string, words: readonly string[], more?: string) => {
      const copy = changedDist(app);
      const run = async (...args: string[]) => {
        const env = { ...process.env, RELEASE_SMOKE: 'off', DATA_DIR: site.dataDir, PORAO_ACTOR: actor };
        const { code, stderr } = await command([join(repoRoot, 'deploy/cli/release.ts'), ...args], {
          cwd: repoRoot,
          env,
        });
        expect(code, stderr).toBe(0);
      };
      for (const word of words) await run('publish', app, '--dist', copy(word), '--activate');
      if (more) await run(more, app);
    };
    await Promise.all([
      terminal('tutor-team')('mfe-tutor', ['one', 'two', 'three'], 'rollback'),
      terminal('parent-team')('mfe-parent', ['one']),
    ]);

    const after = await registryOf(site);
    const shipped = (app: string) =>
      after.apps[app]?.releases.filter((id) => !live.apps[app]?.releases.includes(id)) ?? [];
    const [one, two, three] = shipped('mfe-tutor');
    expect(after.apps['mfe-tutor']).toMatchObject({ active: two, previous: three });
    expect(after.apps['mfe-parent']?.active).toBe(shipped('mfe-parent')[0]);
    for (const app of ['shell', 'mfe-public', 'mfe-auth']) expect(after.apps[app]).toEqual(live.apps[app]);

    // Whatever stood there was not written again; what is new is below the shipped releases' own folders.
    const files = writtenAt(releases);
    for (const [file, time] of before.files) expect(files.get(file), file).toBe(time);
    const added = [...files.keys()].filter((file) => !before.files.has(file));
    const folders = new Set(added.map((file) => relative(releases, file).split(sep).slice(0, 2).join('/')));
    expect([...folders].toSorted()).toEqual(
      [
        ...shipped('mfe-parent').map((id) => `mfe-parent/${id}`),
        ...[one, two, three].map((id) => `mfe-tutor/${id}`),
      ].toSorted(),
    );
    expect(builds()).toEqual(before.builds);
    expect(descendants(process.pid, 'main.ts').toSorted((a, b) => a - b)).toEqual(servers);

    const lines = (await auditOf(site)).slice(before.lines);
    const of = (team: string) =>
      lines.filter(({ actor }) => actor === team).map(({ action, app, to }) => `${action} ${app} ${to}`);
    expect(of('tutor-team')).toEqual([
      ...[one, two, three].flatMap((id) => [`publish mfe-tutor ${id}`, `activate mfe-tutor ${id}`]),
      `rollback mfe-tutor ${two}`,
    ]);
    expect(of('parent-team')).toEqual(
      shipped('mfe-parent').flatMap((id) => [`publish mfe-parent ${id}`, `activate mfe-parent ${id}`]),
    );
    expect(lines).toHaveLength(9);
  },
);

isolatedTest(
  'one browser has a published release of its own, with a badge, and goes back by one click',
  async ({ page, site }) => {
    const live = (await registryOf(site)).apps['mfe-public']?.active ?? '';
    const published = await release(
      site,
      'publish',
      'mfe-public',
      '--dist',
      changedDist('mfe-public')('own'),
    );
    expect(published.code, published.stderr).toBe(0);
    const own = (await registryOf(site)).apps['mfe-public']?.releases.find((id) => id !== live) ?? '';
    const loaded = new Set<string>();
    page.on('request', (request) => {
      const id = /\/releases\/mfe-public\/([0-9a-f]{12})\//.exec(request.url())?.[1];
      if (id) loaded.add(id);
    });
    await page.goto(`/terms-conditions?mfe.public=${own}`);
    await expect(page).toHaveURL('/terms-conditions');
    const badge = page.getByRole('complementary', { name: 'This browser only' });
    await expect(badge).toContainText(`mfe-public from ${own}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([...loaded]).toEqual([own]);
    loaded.clear();
    await badge.getByRole('link', { name: 'Back to the live site' }).click();
    await expect(badge).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([...loaded]).toEqual([live]);
  },
);
