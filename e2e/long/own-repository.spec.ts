import { execFile } from 'node:child_process';
import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { repoRoot } from '../../deploy/registry/data-dir.ts';
import { serveBucket } from '../../deploy/testing/bucket-server.ts';
import { develop } from '../support/develop.ts';
import { withGateway } from '../support/gateway.ts';
import { command } from '../support/releases.ts';
import { expect, test } from '../support/test.ts';

const execute = promisify(execFile);
const script = (path: string) => join(repoRoot, 'deploy', path);

/** Sends npm on to the registry of this machine, and notes the names that it asks for. */
async function serveRegistry() {
  const asked: string[] = [];
  const { stdout } = await execute('npm', ['config', 'get', 'registry']);
  const server = createServer(({ url = '/' }, response) => {
    asked.push(decodeURIComponent(url.slice(1)));
    response.writeHead(307, { location: stdout.trim().replace(/\/$/, '') + url }).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { asked, url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}

/** Edits the first page with hot reload in front of the site. */
async function edit(page: Page, repository: string, site: string, env: NodeJS.ProcessEnv): Promise<void> {
  const program = join(repository, 'node_modules/@porao/cli/deploy/cli/porao.js');
  const { url, stop } = await develop(['dev', '--site', site], env, { program, cwd: repository });
  try {
    await page.goto(`${url}/reports`);
    await expect(page.locator('#content').getByRole('heading', { level: 1 })).toHaveText('Reports');
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    const file = join(repository, 'src/features/home/home.page.tsx');
    const source = readFileSync(file, 'utf8');
    const overlay = page.locator('rsbuild-error-overlay .content');
    const started = performance.now();
    writeFileSync(file, source.replace('<PageHeader', 'Edited markup <PageHeader'));
    await expect(page.locator('#content')).toContainText('Edited markup');
    test.info().annotations.push({
      type: 'edit to screen',
      description: `${Math.round(performance.now() - started)} ms`,
    });
    expect(await page.evaluate(() => 'isSame' in window), 'the page was not loaded again').toBe(true);
    writeFileSync(file, source.replace('<PageContainer', '<PageContainer planted'));
    await expect(overlay).toContainText('TS2322', { timeout: 150_000 });
    writeFileSync(
      file,
      source.replace('return (', "if (document.body) throw new Error('fails at render');\n  return ("),
    );
    await expect(overlay).toContainText('fails at render');
    writeFileSync(file, source);
    await expect(overlay).toBeHidden();
  } finally {
    await stop();
  }
}

test('OPS-120 OPS-121 OPS-261 OPS-395 a remote in an empty repository installs the packages, passes its checks and every gate, and its page opens on the site and is edited in front of it', async ({
  page,
  problems,
  workerSite: { apiUrl },
}) => {
  test.setTimeout(900_000);
  // Outside of the workspace, whose packages would be found otherwise.
  const work = mkdtempSync(join(tmpdir(), 'porao-team-'));
  const bucket = await serveBucket(join(work, 'bucket'));
  const registry = await serveRegistry();
  try {
    const store = {
      REGISTRY_URL: bucket.url,
      REGISTRY_ACCESS_KEY_ID: bucket.keys.accessKeyId,
      REGISTRY_SECRET_ACCESS_KEY: bucket.keys.secretAccessKey,
    };
    const site = { ...process.env, ...store, DATA_DIR: join(work, 'site'), RELEASE_SMOKE: 'off' };
    const ofSite = async (...args: string[]) => {
      const { code, stdout, stderr } = await command(args, { cwd: repoRoot, env: site });
      expect(code, stdout + stderr).toBe(0);
      return stdout;
    };
    await ofSite(script('pack/main.ts'), '--out', join(work, 'packages'));
    const [siteKey] = (await ofSite(script('cli/release.ts'), 'keys', 'new', 'site', '--all')).split('\n');
    const made = await ofSite(script('cli/release.ts'), 'keys', 'new', 'online', 'timestamp');
    const [online, , secret = ''] = made.split('\n');
    await ofSite(script('cli/release.ts'), 'publish', '--all', '--build', '--activate', '--skip-types');

    const repository = join(work, 'mfe-reports');
    const team = { API_URL: apiUrl, DATA_DIR: '', NODE_ENV: '', npm_config_registry: registry.url };
    const env: NodeJS.ProcessEnv = { ...process.env, ...store, ...team };
    // The bucket is served by this process, which therefore never waits.
    const run = async (program: string, ...args: string[]) =>
      (await execute(program, args, { cwd: repository, env })).stdout;
    await execute('git', ['init', '--quiet', repository]);
    await run('npm', 'init', '--yes');
    copyFileSync(join(work, 'packages/.npmrc'), join(repository, '.npmrc'));
    const [archive = ''] = globSync(join(work, 'packages/porao-cli-*.tgz'));
    await run('npm', 'install', '--no-audit', '--no-fund', '--save-dev', archive);
    await run('npx', 'porao', 'new', 'mfe-reports');
    expect(registry.asked).toContain('react');
    expect(registry.asked.filter((name) => /porao/.test(name))).toEqual([]);
    expect(await run('npm', 'run', 'check')).toContain('3 passed, 0 failed');
    const [teamKey] = (await run('npx', 'porao', 'keys', 'new', 'reports', 'mfe-reports')).split('\n');
    const keys = {
      RELEASE_KEYS: [siteKey, online, teamKey].join(','),
      TIMESTAMP_KEY: secret.replace('TIMESTAMP_KEY=', ''),
    };
    await withGateway({ apiUrl, dataDir: join(work, 'gateway') }, { ...store, ...keys }, async (url) => {
      const published = await run('npx', 'porao', 'publish', 'mfe-reports', '--build', '--activate');
      expect(published).toContain('pages opened without a fault');
      expect(published).toContain('is live');
      await expect.poll(async () => (await fetch(`${url}/reports`)).status).toBe(200);
      await page.goto(`${url}/reports`);
      await expect(page.locator('#content').getByRole('heading', { level: 1 })).toHaveText('Reports');
      await page.goto(url);
      await page.getByRole('link', { name: 'Reports', exact: true }).first().click();
      await expect(page).toHaveURL(`${url}/reports`);
      // Faults are planted from here on.
      problems.allow(/./);
      await edit(page, repository, url, env);
      // It would send its telemetry to a gateway that has ended.
      await page.close();
    });
  } finally {
    await bucket.close();
    registry.close();
    rmSync(work, { recursive: true, force: true });
  }
});
