import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeRunFile } from '../../deploy/local/run-file.ts';
import { repoRoot } from '../../deploy/registry/data-dir.ts';
import type { TestSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** `pnpm dev mfe-public` in front of a running site; answers its address. */
async function develop(site: TestSite): Promise<{ url: string; stop: () => Promise<void> }> {
  writeRunFile(site.dataDir, {
    pid: process.pid,
    port: Number(new URL(site.url).port),
    url: site.url,
    apiUrl: site.apiUrl,
  });
  const child = spawn(process.execPath, [join(repoRoot, 'deploy/local/dev.ts'), 'mfe-public'], {
    env: { ...process.env, NODE_ENV: '', DATA_DIR: site.dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const address = () => /is ready at (\S+?),/.exec(said)?.[1] ?? '';
  await expect
    .poll(address, { message: 'the address of the remote in development', timeout: 90_000 })
    .not.toBe('');
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { url: address(), stop };
}

const page = 'mfe-public/src/features/support';
const edits = [
  {
    file: `${page}/support.page.tsx`,
    from: '{text.ready}',
    to: 'Edited markup {text.ready}',
    seen: 'Edited markup',
  },
  { file: `${page}/support.text.ts`, from: "lead: '", to: "lead: 'Edited text ", seen: 'Edited text' },
] as const;
const style = { file: `${page}/support.module.css`, from: 'gap: var(--space-lg);', to: 'gap: 77px;' };
const shared = { file: 'shared/ui/src/states/page-header.tsx', from: '<div', to: '<div data-edited=""' };

test('edits of markup, text, style and a shared component are in the open page without a reload', async ({
  page: tab,
  workerSite: site,
}) => {
  test.setTimeout(180_000);
  const { url, stop } = await develop(site);
  const files = [...edits, style, shared].map(({ file }) => join(repoRoot, file));
  const sources = files.map((file) => readFileSync(file, 'utf8'));
  const edit = ({ file, from, to }: { file: string; from: string; to: string }) => {
    const path = join(repoRoot, file);
    const source = readFileSync(path, 'utf8');
    expect(source, `${file} has ${from}`).toContain(from);
    writeFileSync(path, source.replace(from, to));
  };
  try {
    await tab.goto(`${url}/support`);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Support');
    await tab.evaluate(() => Object.assign(window, { isSame: true }));
    for (const change of edits) {
      edit(change);
      await expect(tab.locator('#content')).toContainText(change.seen);
    }
    edit(style);
    await expect(tab.locator('[data-main-content]')).toHaveCSS('row-gap', '77px');
    edit(shared);
    await expect(tab.locator('[data-edited]')).toBeVisible();
    expect(await tab.evaluate(() => 'isSame' in window), 'the page was not loaded again').toBe(true);
  } finally {
    files.forEach((file, index) => {
      writeFileSync(file, sources[index] ?? '');
    });
    await stop();
  }
});
