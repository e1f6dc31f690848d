import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { announce, develop, sourceEdits } from '../support/develop.ts';
import { card, cardStyle, catalogue, edits, faults, shared, style } from '../support/planted-edits.ts';
import { runFolder } from '../support/run-folder.ts';
import type { TestSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

// They change the same sources and take the same ports.
test.describe.configure({ mode: 'default' });

test('OPS-117: edits of markup, text, style, catalogue and a shared component are in the open page without a reload', async ({
  page: tab,
  workerSite: site,
}) => {
  test.setTimeout(180_000);
  announce(site);
  const { url, stop } = await develop(['mfe-public'], { DATA_DIR: site.dataDir });
  const sources = sourceEdits();
  const open = async (path: string) => {
    await tab.goto(url + path);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await tab.evaluate(() => Object.assign(window, { isSame: true }));
  };
  const isSame = () => tab.evaluate(() => 'isSame' in window);
  try {
    await open('/support');
    for (const change of edits) {
      sources.make(change);
      await expect(tab.locator('#content')).toContainText(change.seen);
    }
    sources.make(style);
    await expect(tab.locator('#content li a').first()).toHaveCSS('font-weight', '350');
    sources.make(shared);
    await expect(tab.locator('[data-edited]')).toBeVisible();
    expect(await isSame(), 'the page was not loaded again').toBe(true);

    await open('/job-board');
    const first = tab.getByRole('article').first();
    await first.evaluate((element) => Object.assign(element, { isSame: true }));
    sources.make(catalogue);
    await expect(first).toContainText('Edited catalogue');
    expect(await isSame(), 'the page was not loaded again').toBe(true);
    expect(await first.evaluate((element) => 'isSame' in element), 'state is kept').toBe(true);
  } finally {
    sources.undoAll();
    await stop();
  }
});

/** The site behind TLS, with a certificate of its own. */
async function startTls({ url }: TestSite) {
  const folder = mkdtempSync(join(runFolder(), 'tls-'));
  const [keyFile, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const what = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '1'];
  const files = ['-keyout', keyFile, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...what], {
    stdio: 'ignore',
  });
  const server = createServer({ key: readFileSync(keyFile), cert: readFileSync(certificate) }, (socket) => {
    const site = connect(Number(new URL(url).port), '127.0.0.1');
    for (const end of [socket, site]) end.on('error', () => [socket, site].map((each) => each.destroy()));
    socket.pipe(site).pipe(socket);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `https://127.0.0.1:${port}`, certificate, stop: () => void server.close() };
}

test('OPS-117 OPS-118 OPS-166: in front of an https site, errors are shown in the page and in the terminal until they are mended', async ({
  page: tab,
  problems,
  workerSite,
}) => {
  test.setTimeout(400_000);
  problems.allow(/./);
  const site = await startTls(workerSite);
  const env = { DATA_DIR: workerSite.dataDir, NODE_EXTRA_CA_CERTS: site.certificate };
  const { url, said, stop } = await develop(['mfe-public', '--site', site.url], env);
  const sources = sourceEdits();
  try {
    await tab.goto(`${url}/job-board`);
    await expect(tab.getByRole('article').first()).toBeVisible();
    for (const { kind, from, to, words } of faults)
      await test.step(kind, async () => {
        sources.make({ file: card, from, to });
        const overlay = tab.locator('rsbuild-error-overlay .content');
        // The compiler's first check takes long.
        await expect(overlay).toContainText(words, { timeout: 150_000 });
        await expect.poll(said).toContain(words);
        if (kind === 'types') {
          sources.make(cardStyle);
          await expect(tab.getByRole('article').first()).toHaveCSS('row-gap', '77px');
          await expect(overlay).toContainText(words);
        }
        sources.undo(card);
        await expect(overlay).toBeHidden();
        await expect(tab.getByRole('article').first()).toBeVisible();
      });
  } finally {
    sources.undoAll();
    await stop();
    site.stop();
  }
});
